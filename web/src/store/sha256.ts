/** SHA-256 of a short ASCII text, in hexadecimal. The browser's own is missing on plain http addresses in the house. */

const K = primes(64).map((p) => fraction(Math.cbrt(p)));
const H = primes(8).map((p) => fraction(Math.sqrt(p)));

function primes(n: number): number[] {
  const out: number[] = [];
  for (let k = 2; out.length < n; k += 1) if (out.every((p) => k % p !== 0)) out.push(k);
  return out;
}

function fraction(x: number): number {
  return ((x - Math.floor(x)) * 2 ** 32) | 0;
}

function turn(x: number, by: number): number {
  return (x >>> by) | (x << (32 - by));
}

function padded(text: string): DataView {
  const size = Math.ceil((text.length + 9) / 64) * 64;
  const view = new DataView(new ArrayBuffer(size));
  for (let i = 0; i < text.length; i += 1) view.setUint8(i, text.charCodeAt(i));
  view.setUint8(text.length, 0x80);
  view.setUint32(size - 4, text.length * 8);
  return view;
}

function schedule(view: DataView, at: number): number[] {
  const w: number[] = [];
  for (let i = 0; i < 16; i += 1) w.push(view.getInt32(at + i * 4));
  for (let i = 16; i < 64; i += 1) {
    const a = w[i - 15]!;
    const b = w[i - 2]!;
    const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    w.push((w[i - 16]! + s0 + w[i - 7]! + s1) | 0);
  }
  return w;
}

function mixed(hash: number[], w: number[]): number[] {
  let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i += 1) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((x, i) => (x + hash[i]!) | 0);
}

export function sha256(text: string): string {
  const view = padded(text);
  let hash = H;
  for (let at = 0; at < view.byteLength; at += 64) hash = mixed(hash, schedule(view, at));
  return hash.map((x) => (x >>> 0).toString(16).padStart(8, "0")).join("");
}
