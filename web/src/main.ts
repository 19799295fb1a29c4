import { mount } from "svelte";
import App from "./App.svelte";
import { settings, show, watchSystem, watchWindows } from "./store/settings.svelte";
import { watchTextSize } from "./store/textsize";
import { words } from "./store/words.svelte";
import "./styles/tokens.css";
import "./styles/look.css";
import "./styles/shell.css";

show();
watchSystem();
watchWindows((lang) => void words.load(lang));
watchTextSize();
mount(App, { target: document.getElementById("app")! });
words.load(settings.lang).catch(() => {
  const note = document.createElement("p");
  note.textContent = "The table does not answer. Is it running? / Der Tisch antwortet nicht. Läuft er?";
  document.getElementById("app")!.append(note);
});
