/** All sounds are synthesised: a die is laid, a turn is pressed, it is your turn, sand runs out, the cup is emptied, somebody stops. */
export type Sound = 'place' | 'press' | 'bell' | 'sand' | 'roll' | 'buzz';

const VOLUME = 0.25;

/** Plays sounds once somebody has touched the page; browsers want it so, and so do people. */
export class Sounds {
  #context: AudioContext | null = null;
  readonly #isMuted: () => boolean;

  constructor(isMuted: () => boolean) {
    this.#isMuted = isMuted;
  }

  play(sound: Sound): void {
    if (this.#isMuted() || !navigator.userActivation?.hasBeenActive) {
      return;
    }
    this.#context ??= new AudioContext();
    SCORES[sound](this.#context, this.#context.currentTime);
  }

  close(): void {
    void this.#context?.close();
    this.#context = null;
  }
}

const SCORES: Readonly<Record<Sound, (context: AudioContext, at: number) => void>> = {
  place: (context, at) => knock(context, at, 1900, 0.035, 0.7),
  press: (context, at) => {
    tone(context, at, 82, 0.22, 0.9);
    knock(context, at, 420, 0.12, 0.6);
  },
  bell: (context, at) =>
    [880, 1320, 2217].forEach((pitch, i) => tone(context, at, pitch, 0.9 - i * 0.2, 0.35 / (i + 1))),
  buzz: (context, at) => [196, 247].forEach((pitch) => tone(context, at, pitch, 0.35, 0.8)),
  sand: (context, at) => knock(context, at, 5200, 0.05, 0.22),
  roll: (context, at) =>
    [0, 0.07, 0.12, 0.2, 0.26, 0.34, 0.45, 0.6].forEach((after, i) =>
      knock(context, at + after, 1200 + 170 * (i % 4), 0.04, 0.6 - i * 0.05),
    ),
};

/** A short burst of noise around a pitch: wood, sand. */
function knock(context: AudioContext, at: number, pitch: number, length: number, loudness: number): void {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  buffer.getChannelData(0).forEach((_, i, samples) => (samples[i] = Math.random() * 2 - 1));
  const noise = new AudioBufferSourceNode(context, { buffer });
  const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 1.2 });
  noise.connect(band).connect(fading(context, at, length, loudness));
  noise.start(at);
}

function tone(context: AudioContext, at: number, pitch: number, length: number, loudness: number): void {
  const sine = new OscillatorNode(context, { frequency: pitch });
  sine.connect(fading(context, at, length, loudness));
  sine.start(at);
  sine.stop(at + length);
}

function fading(context: AudioContext, at: number, length: number, loudness: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(loudness * VOLUME, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(context.destination);
  return gain;
}
