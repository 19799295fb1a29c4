/// <reference types="svelte" />
/// <reference types="vite/client" />
declare module "virtual:icons/*" {
  const symbols: string;
  export default symbols;
}
