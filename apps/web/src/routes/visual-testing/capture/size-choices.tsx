import { limits } from '@assay/contract/choices';
import { useState } from 'react';
import { ActionButton } from '../../../ui/action-button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import styles from './capture-form.module.css';
import { checkOwnSize, presets, toggle, writeSize } from './page-capture.ts';

interface Props {
  sizes: readonly string[];
  problem: string | undefined;
  onChange: (sizes: string[]) => void;
}

/** In which windows: some that many people have, and any other. */
export function SizeChoices({ sizes, problem, onChange }: Props) {
  const [own, setOwn] = useState<readonly string[]>([]);
  const [width, setWidth] = useState('');
  const [height, setHeight] = useState('');
  const [trouble, setTrouble] = useState('');

  function add() {
    const checked = checkOwnSize(width, height);
    if ('problem' in checked) return setTrouble(checked.problem);
    const { size } = checked;
    const isKnown = own.includes(size) || presets.some((preset) => writeSize(preset) === size);
    if (!isKnown) setOwn([...own, size]);
    onChange(toggle(sizes, size, true));
    setTrouble('');
    setWidth('');
    setHeight('');
  }

  const offered = [
    ...presets.map((preset) => ({ size: writeSize(preset), name: preset.name })),
    ...own.map((size) => ({ size, name: 'Own size' })),
  ];
  return (
    <fieldset className={styles.group} aria-invalid={problem ? true : undefined} tabIndex={-1}>
      <legend className={styles.legend}>Sizes</legend>
      <div className={styles.choices}>
        {offered.map(({ size, name }) => (
          <Checkbox
            key={size}
            name={size}
            checked={sizes.includes(size)}
            onChange={(isIn) => onChange(toggle(sizes, size, isIn))}
          >
            {name}, {size.replace('x', ' × ')}
          </Checkbox>
        ))}
      </div>
      <div className={styles.own}>
        <Field
          label="Own width"
          name="width"
          isOptional
          inputMode="numeric"
          maxLength={4}
          placeholder="1440"
          value={width}
          onChange={setWidth}
        />
        <Field
          label="Own height"
          name="height"
          isOptional
          inputMode="numeric"
          maxLength={4}
          placeholder="900"
          value={height}
          onChange={setHeight}
        />
        <ActionButton onClick={add}>Add size</ActionButton>
      </div>
      <p className={styles.hint}>At most {limits.pageCaptures.viewports} sizes.</p>
      <div role="alert">{(trouble || problem) && <p className={styles.problem}>{trouble || problem}</p>}</div>
    </fieldset>
  );
}
