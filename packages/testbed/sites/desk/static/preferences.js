import { hasBug, make, toast } from './base.js';
import { makeSwitch } from './field.js';
import { saveState, state } from './state.js';

const labels = {
  assigned: 'A ticket is assigned to me',
  mentions: 'Somebody mentions me',
  weekly: 'Weekly summary by email',
  browser: 'Browser notifications',
};

function makePreference(key) {
  const change = async (on) => {
    if (!(hasBug('switch-forgets') && key === 'weekly')) state.prefs[key] = on;
    await saveState();
    toast('Preferences updated');
  };
  return makeSwitch(labels[key], state.prefs[key], change, state.prefs.paused);
}

function makeBanner() {
  if (!state.prefs.paused || hasBug('pause-banner')) return [];
  return [make('div', { class: 'dk-alert', role: 'status' }, 'All notifications are paused.')];
}

/** The content of the tab; `redraw` draws it afresh. */
export function makePreferences(redraw) {
  const pause = async (on) => {
    state.prefs.paused = on;
    await saveState();
    redraw();
    toast('Preferences updated');
  };
  return [
    make('h2', {}, 'Notifications'),
    ...makeBanner(),
    makeSwitch('Pause all notifications', state.prefs.paused, pause),
    ...Object.keys(labels).map(makePreference),
  ];
}
