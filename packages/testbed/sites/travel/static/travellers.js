import { hasBug, make, makeButton, plural } from './base.js';
import { makeField, makeStepper } from './field.js';
import { openPopup } from './popup.js';

/** A field for the number of travellers, which opens a popover with a plus and a minus for each kind. */
export function makeTravellers() {
  const counts = { adults: 1, children: 0 };
  const total = () => counts.adults + counts.children;
  const field = makeField({
    label: 'Travellers',
    value: plural(1, 'traveller'),
    attributes: { readonly: true, 'aria-haspopup': 'dialog' },
  });
  const change = (kind) => (count) => {
    counts[kind] = count;
    if (!hasBug('travellers-stuck')) field.input.value = plural(total(), 'traveller');
  };
  const open = () => {
    const least = hasBug('adults-zero') ? 0 : 1;
    const steppers = [
      makeStepper({ label: 'Adults', value: counts.adults, least, onchange: change('adults') }),
      makeStepper({
        label: 'Children',
        note: '2 to 11 years',
        value: counts.children,
        onchange: change('children'),
      }),
    ];
    const done = makeButton('Done', 'text', { onclick: () => close() });
    const box = { class: 'tv-pop tv-popover', role: 'dialog', 'aria-label': 'Travellers' };
    const close = openPopup(field.input, make('div', box, steppers, done));
  };
  field.input.addEventListener('click', () => {
    if (field.input.getAttribute('aria-expanded') !== 'true') open();
  });
  return { ...field, get: total };
}
