import { browsers } from '@assay/contract/choices';
import { useState } from 'react';
import type { Options } from '../../parts/generation/use-requirement.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ChevronDown } from '../../ui/icons/index.ts';
import { SelectField } from '../../ui/select-field.tsx';
import styles from './advanced-options.module.css';
import type { Settings } from './settings.ts';

interface Props {
  settings: Settings;
  options: Options | undefined;
  onChange: (more: Partial<Settings>) => void;
}

const names: Record<Settings['browser'], string> = { chrome: 'Chrome', firefox: 'Firefox', edge: 'Edge' };

/** What most runs leave as it is. */
export function AdvancedOptions({ settings, options, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls="advanced-options"
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronDown className={styles.arrow} size={18} aria-hidden="true" />
        {isOpen ? 'Hide Advanced Options' : 'Show Advanced Options'}
      </button>
      <div className={styles.options} id="advanced-options" hidden={!isOpen}>
        <fieldset className={styles.group}>
          <legend className={styles.legend}>Browser and automation</legend>
          <BrowserSelect settings={settings} options={options} onChange={onChange} />
        </fieldset>
        <fieldset className={styles.group}>
          <legend className={styles.legend}>Enhancements</legend>
          <Checkbox
            name="include_edge_cases"
            checked={settings.includesEdgeCases}
            onChange={(includesEdgeCases) => onChange({ includesEdgeCases })}
          >
            Include edge cases and security tests
          </Checkbox>
          <Checkbox
            name="use_enhanced_nlp"
            checked={settings.usesEnhancedAi}
            onChange={(usesEnhancedAi) => onChange({ usesEnhancedAi })}
          >
            Enhanced AI processing
          </Checkbox>
          <Checkbox
            name="use_enhanced_rpa"
            checked={settings.usesAdvancedEngine}
            onChange={(usesAdvancedEngine) => onChange({ usesAdvancedEngine })}
          >
            Advanced automation engine
          </Checkbox>
        </fieldset>
      </div>
    </div>
  );
}

function BrowserSelect({ settings, options, onChange }: Props) {
  const find = (name: Settings['browser']) => options?.browsers.find((browser) => browser.name === name);
  const missing = options?.browsers.filter(({ isAvailable }) => !isAvailable) ?? [];
  const notes = missing.map(({ name, note }) => `${names[name]} is not available here. ${note}`);
  return (
    <SelectField
      label="Browser"
      name="browser"
      value={settings.browser}
      choices={browsers.map((value) => ({
        value,
        label: find(value)?.isAvailable === false ? `${names[value]}, not available here` : names[value],
        disabled: find(value)?.isAvailable === false,
      }))}
      description={notes.join(' ') || find(settings.browser)?.note || undefined}
      onChange={(browser) => onChange({ browser })}
    />
  );
}
