/** How a page calls a person back: a mark on its icon, and a short tone for those who want one. Each has its words on the page too. */

export function badge(on: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = on ? "/icon-turn.svg" : "/icon.svg";
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}

let audio: AudioContext | null = null;

/** Two soft tones, a third of a second. */
export function chime(): void {
  try {
    audio ??= new AudioContext();
    const now = audio.currentTime;
    [523.25, 659.25].forEach((pitch, i) => tone(audio!, pitch, now + i * 0.14));
  } catch {
    // No sound on this device.
  }
}

function tone(context: AudioContext, pitch: number, at: number): void {
  const source = context.createOscillator();
  const volume = context.createGain();
  source.type = "sine";
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.12, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.2);
  source.connect(volume).connect(context.destination);
  source.start(at);
  source.stop(at + 0.22);
}
