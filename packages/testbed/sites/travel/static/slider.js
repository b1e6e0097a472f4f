import { make, makeBox, nextId } from './base.js';

/** A slider of divs with a single thumb, for keys, clicks and dragging. */
export function makeSlider({ label, least, most, step, value, write, onchange }) {
  const id = nextId();
  let current = value;
  const shown = make('span', { class: 'tv-slidervalue' });
  const thumb = make('div', {
    class: 'tv-thumb',
    role: 'slider',
    tabindex: '0',
    'aria-labelledby': id,
    'aria-valuemin': least,
    'aria-valuemax': most,
  });
  const track = makeBox('tv-track', thumb);
  const draw = () => {
    thumb.style.left = `${((current - least) / (most - least)) * 100}%`;
    thumb.setAttribute('aria-valuenow', current);
    thumb.setAttribute('aria-valuetext', write(current));
    shown.textContent = write(current);
  };
  const set = (next) => {
    const rounded = least + Math.round((next - least) / step) * step;
    current = Math.min(most, Math.max(least, rounded));
    draw();
    onchange(current);
  };
  const setByPointer = ({ clientX }) => {
    const { left, width } = track.getBoundingClientRect();
    set(least + ((clientX - left) / width) * (most - least));
  };
  const keys = { ArrowLeft: -step, ArrowDown: -step, ArrowRight: step, ArrowUp: step };
  const jumps = { Home: least, End: most };
  thumb.addEventListener('keydown', (event) => {
    const next = jumps[event.key] ?? (keys[event.key] && current + keys[event.key]);
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  });
  track.addEventListener('pointerdown', (event) => {
    track.setPointerCapture(event.pointerId);
    setByPointer(event);
  });
  track.addEventListener('pointermove', (event) => {
    if (track.hasPointerCapture(event.pointerId)) setByPointer(event);
  });
  draw();
  return makeBox('tv-slider', make('span', { id, class: 'tv-label' }, label), shown, track);
}
