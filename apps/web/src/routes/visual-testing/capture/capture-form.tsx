import { browsers } from '@assay/contract/choices';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import styles from './capture-form.module.css';
import { type Draft, type Extent, toggle } from './page-capture.ts';
import { SizeChoices } from './size-choices.tsx';

const extents: { value: Extent; label: string }[] = [
  { value: 'page', label: 'The whole page' },
  { value: 'visible', label: 'The visible part' },
  { value: 'element', label: 'One element' },
];

const browserNames = { chrome: 'Chrome', firefox: 'Firefox', edge: 'Edge' } as const;

interface Props {
  draft: Draft;
  problems: Record<string, string>;
  onChange: (change: Partial<Draft>) => void;
}

/** Which page, what of it, in which windows and browsers. */
export function CaptureForm({ draft, problems, onChange }: Props) {
  const { url, name, extent, element, sizes } = draft;
  return (
    <>
      <Field
        label="Address"
        name="url"
        type="url"
        inputMode="url"
        autoComplete="url"
        maxLength={2000}
        placeholder="https://shop.example.com/"
        value={url}
        error={problems.url}
        onChange={(value) => onChange({ url: value })}
      />
      <Field
        label="Name"
        name="name"
        maxLength={200}
        placeholder="Front page of the shop"
        description="A test case is saved under this name, so that the page can be compared again at any time."
        value={name}
        error={problems.name}
        onChange={(value) => onChange({ name: value })}
      />
      <SelectField
        label="What to capture"
        name="extent"
        value={extent}
        choices={extents}
        onChange={(value) => onChange({ extent: value })}
      />
      {extent === 'element' && (
        <Field
          label="Element"
          name="element"
          maxLength={200}
          placeholder="the cart section"
          description="Say in words which one, as in a test case."
          value={element}
          error={problems.element}
          onChange={(value) => onChange({ element: value })}
        />
      )}
      <SizeChoices
        sizes={sizes}
        problem={problems.viewports}
        onChange={(value) => onChange({ sizes: value })}
      />
      <fieldset className={styles.group} aria-invalid={problems.browsers ? true : undefined} tabIndex={-1}>
        <legend className={styles.legend}>Browsers</legend>
        <div className={styles.choices}>
          {browsers.map((browser) => (
            <Checkbox
              key={browser}
              name={browser}
              checked={draft.browsers.includes(browser)}
              onChange={(isIn) => onChange({ browsers: toggle(draft.browsers, browser, isIn) })}
            >
              {browserNames[browser]}
            </Checkbox>
          ))}
        </div>
        <div role="alert">{problems.browsers && <p className={styles.problem}>{problems.browsers}</p>}</div>
      </fieldset>
    </>
  );
}
