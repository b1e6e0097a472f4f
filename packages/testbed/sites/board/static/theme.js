import { hasBug } from './base.js';
import { saveState, state } from './state.js';

export function showTheme() {
  document.body.className = state.dark ? 'theme-dark' : 'theme-light';
}

export async function setDark(dark) {
  state.dark = dark;
  showTheme();
  if (!hasBug('dark-forgets')) await saveState();
}
