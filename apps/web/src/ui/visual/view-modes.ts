export const viewModes = ['side', 'overlay', 'slider', 'blink', 'diff'] as const;
export type ViewMode = (typeof viewModes)[number];

export const modeNames: Record<ViewMode, string> = {
  side: 'Side by side',
  overlay: 'Overlay',
  slider: 'Slider',
  blink: 'Blink',
  diff: 'Differences',
};

export function nextMode(mode: ViewMode): ViewMode {
  return viewModes[(viewModes.indexOf(mode) + 1) % viewModes.length] ?? 'side';
}
