export { restlessSite } from './restless.ts';
export { widgetPages } from './widget-pages.ts';
export { logIn, widgets } from './widgets.ts';
