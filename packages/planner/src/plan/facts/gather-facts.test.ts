import { describe, expect, it } from 'vitest';
import type { SeenPart } from '../../steps/seen-page.ts';
import { gatherFacts } from './gather-facts.ts';

function see(more: Partial<SeenPart> & { ref: string }): SeenPart {
  return {
    frame: 0,
    tag: 'input',
    role: 'textbox',
    name: '',
    label: '',
    placeholder: '',
    title: '',
    testId: '',
    text: '',
    value: '',
    inputType: 'text',
    containers: ['form1'],
    options: [],
    constraints: {},
    href: '',
    path: '',
    ...more,
    states: {
      visible: true,
      enabled: true,
      editable: true,
      required: false,
      checked: undefined,
      ...more.states,
    },
  };
}

const usable = { visible: true, enabled: true, editable: true, required: false, checked: undefined };

const page = {
  address: 'http://127.0.0.1/',
  title: 'Shop',
  elements: [
    see({ ref: 'form1', tag: 'form', role: 'form', name: 'Join', containers: [] }),
    see({ ref: 'h', tag: 'h1', role: 'heading', name: 'Welcome', containers: [] }),
    see({ ref: 'a', label: 'E-mail: *', inputType: 'email', states: { ...usable, required: true } }),
    see({ ref: 'b', placeholder: 'Nickname', value: 'ada', constraints: { maxLength: 10 } }),
    see({ ref: 'c', tag: 'input', role: '', label: 'Arrival', inputType: 'date' }),
    see({ ref: 'd', tag: 'select', role: 'combobox', label: 'Size', inputType: '', options: ['S', 'M'] }),
    see({
      ref: 'e',
      role: 'checkbox',
      label: 'News',
      inputType: 'checkbox',
      states: { ...usable, checked: true },
    }),
    see({ ref: 'f', label: 'Hidden', states: { ...usable, visible: false } }),
    see({ ref: 'g', label: 'Read only', states: { ...usable, editable: false } }),
    see({ ref: 'i', tag: 'button', role: 'button', name: 'Send', inputType: '' }),
    see({ ref: 'j', tag: 'button', role: 'button', name: 'Reset', inputType: 'reset' }),
    see({ ref: 'k', tag: 'button', role: 'button', name: 'Menu', inputType: 'submit', containers: [] }),
    see({ ref: 'l', tag: 'a', role: 'link', name: 'Help', href: '/help', containers: [] }),
    see({ ref: 'm', frame: 1, label: 'In a frame' }),
  ],
};

describe('gatherFacts', () => {
  const facts = gatherFacts(page);

  it('sees the fields a person can fill in, under the names a person would use', () => {
    expect(facts.fields.map(({ label, kind, type, form }) => [label, kind, type, form])).toEqual([
      ['E-mail', 'field', 'email', '0:form1'],
      ['Nickname', 'field', 'text', '0:form1'],
      ['Arrival', 'field', 'date', '0:form1'],
      ['Size', 'dropdown', 'select', '0:form1'],
      ['News', 'checkbox', 'checkbox', '0:form1'],
      ['In a frame', 'field', 'text', undefined],
    ]);
    expect(facts.fields.map(({ filled }) => filled)).toEqual([false, true, false, false, true, false]);
    expect(facts.fields[0]?.required).toBe(true);
    expect(facts.fields[1]?.maxLength).toBe(10);
    expect(facts.fields[3]?.options).toEqual(['S', 'M']);
  });

  it('knows which buttons send a form', () => {
    expect(facts.buttons).toEqual([
      { name: 'Send', submits: true, form: '0:form1' },
      { name: 'Reset', submits: false, form: '0:form1' },
      { name: 'Menu', submits: false },
    ]);
  });

  it('sees what belongs together although it does not lie together', () => {
    const radio = (ref: string, label: string, more: Partial<SeenPart> = {}) =>
      see({ ref, label, role: 'radio', inputType: 'radio', containers: ['set', 'form1'], ...more });
    const { fields, buttons } = gatherFacts({
      ...page,
      elements: [
        see({ ref: 'form1', tag: 'form', role: 'form', containers: [], path: 'html>body>form' }),
        see({ ref: 'set', tag: 'fieldset', role: 'group', name: 'Shipping' }),
        radio('a', 'Standard', { group: 'shipping', states: { ...usable, required: true } }),
        radio('b', 'Express', { group: 'shipping', containers: ['form1'] }),
        radio('c', 'Red', { group: 'colour', states: { ...usable, checked: true } }),
        radio('d', 'Blue', { group: 'colour' }),
        see({
          ref: 'e',
          tag: 'select',
          role: 'combobox',
          label: 'Land',
          value: 'Choose…',
          emptyOption: 'Choose…',
        }),
        see({ ref: 'f', tag: 'select', role: 'combobox', label: 'Size', value: 'M', emptyOption: 'Any' }),
        see({
          ref: 'g',
          role: 'button',
          label: 'Photo',
          inputType: 'file',
          states: { ...usable, editable: false },
        }),
        see({
          ref: 'h',
          tag: 'button',
          role: 'button',
          name: 'Send',
          inputType: 'submit',
          containers: [],
          formPath: 'html>body>form',
        }),
        see({
          ref: 'i',
          tag: 'button',
          role: 'button',
          name: 'Draft',
          inputType: 'submit',
          noValidate: true,
        }),
      ],
    });
    expect(
      fields.map(({ label, required, filled, group }) => [label, required, filled, group?.label]),
    ).toEqual([
      ['Standard', true, false, 'Shipping'],
      ['Express', true, false, 'Shipping'],
      ['Red', false, true, 'Shipping'],
      ['Blue', false, true, 'Shipping'],
      ['Land', false, false, undefined],
      ['Size', false, true, undefined],
      ['Photo', false, false, undefined],
    ]);
    expect(new Set(fields.map(({ group }) => group?.id)).size).toBe(3);
    expect(buttons).toEqual([
      { name: 'Send', submits: true, form: '0:form1' },
      { name: 'Draft', submits: true, unchecked: true, form: '0:form1' },
    ]);
  });

  it('keeps links, headings and forms', () => {
    expect(facts.links).toEqual([{ name: 'Help', address: '/help' }]);
    expect(facts.headings).toEqual(['Welcome']);
    expect(facts.forms).toEqual([{ id: '0:form1', name: 'Join', validates: true }]);
    expect(
      gatherFacts({ ...page, elements: page.elements.map((one) => ({ ...one, noValidate: true as const })) })
        .forms[0]?.validates,
    ).toBe(false);
  });
});
