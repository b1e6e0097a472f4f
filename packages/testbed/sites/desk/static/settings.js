import { make, makeHead } from './base.js';
import { makeTabs } from './field.js';
import { makePreferences } from './preferences.js';
import { makeProfile } from './profile.js';
import { makeWorkspace } from './workspace.js';

const panels = { Profile: makeProfile, Notifications: makePreferences, Workspace: makeWorkspace };
const labels = Object.fromEntries(Object.keys(panels).map((tab) => [tab, tab]));
let chosen = 'Profile';

/** The tab that is open when the settings are next. */
export function chooseSettingsTab(tab) {
  chosen = tab;
}

export function drawSettings(main) {
  const tabs = make('div', { class: 'dk-tabs', role: 'tablist' });
  const panel = make('div', { class: 'dk-paper', role: 'tabpanel', style: 'max-width:560px' });
  const choose = (tab) => {
    chooseSettingsTab(tab);
    draw();
  };
  const draw = () => {
    tabs.replaceChildren(...makeTabs(labels, chosen, choose));
    panel.replaceChildren(...panels[chosen](draw));
  };
  main.append(makeHead('Settings'), tabs, panel);
  draw();
}
