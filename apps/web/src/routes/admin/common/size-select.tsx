import { pageSizes } from '@assay/contract/choices';
import { SelectField } from '../../../ui/select-field.tsx';
import type { PageSize } from './view.ts';

interface Props {
  name: string;
  size: PageSize;
  onChange: (size: PageSize) => void;
}

/** How many rows a page of a list has. */
export function SizeSelect({ name, size, onChange }: Props) {
  return (
    <SelectField
      label="Per page"
      name={name}
      value={String(size)}
      choices={pageSizes.map((offered) => ({ value: String(offered), label: String(offered) }))}
      onChange={(chosen) => {
        const found = pageSizes.find((offered) => String(offered) === chosen);
        if (found) onChange(found);
      }}
    />
  );
}
