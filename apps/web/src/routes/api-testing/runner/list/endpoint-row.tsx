import { apiChangeOf } from '@assay/contract/choices';
import type { DragEvent } from 'react';
import { MethodTag } from '../../../../ui/api/method-tag.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { ArrowDown, ArrowUp, Copy, GripVertical, Pencil, Trash2 } from '../../../../ui/icons/index.ts';
import { countOf } from '../../common/describe.ts';
import type { DraftEndpoint } from '../../draft/test-draft.ts';
import styles from './endpoint-list.module.css';

interface Props {
  endpoint: DraftEndpoint;
  number: number;
  count: number;
  isEdited: boolean;
  isOver: boolean;
  onEdit: () => void;
  onToggle: () => void;
  onDuplicate: () => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onDragStart: (event: DragEvent) => void;
  onDragOver: (event: DragEvent) => void;
  onDrop: (event: DragEvent) => void;
  onDragEnd: () => void;
}

/** The id of a button of an endpoint, for putting the focus there. */
export function buttonId(key: string, name: 'up' | 'down'): string {
  return `endpoint-${key}-${name}`;
}

/** One endpoint of the test, and what can be done with it. */
export function EndpointRow(props: Props) {
  const { endpoint, number, count, isEdited, isOver } = props;
  const { key, name, method, path, validations, captures, enabled } = endpoint;
  const change = apiChangeOf(endpoint);
  return (
    <li
      className={styles.row}
      aria-label={name}
      data-off={!enabled || undefined}
      data-edited={isEdited || undefined}
      data-over={isOver || undefined}
      onDragOver={props.onDragOver}
      onDrop={props.onDrop}
    >
      {/* Whoever has no mouse moves it by the buttons. */}
      <span
        className={styles.grip}
        draggable
        aria-hidden="true"
        title="Drag to move"
        onDragStart={props.onDragStart}
        onDragEnd={props.onDragEnd}
      >
        <GripVertical size={18} />
      </span>
      <input
        type="checkbox"
        className={styles.box}
        checked={enabled}
        aria-label={`Run ${name}`}
        title={enabled ? 'Switched on' : 'Switched off'}
        onChange={props.onToggle}
      />
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.address}>
          <MethodTag method={method} />
          <code className={styles.path}>{path}</code>
          <span className={styles.facts}>
            {countOf(validations.length, 'validation')}
            {captures.length > 0 && ` · captures ${captures.map((one) => one.name).join(', ')}`}
            {change && ` · ${change} data`}
            {!enabled && ' · switched off'}
          </span>
        </span>
      </div>
      <div className={styles.actions}>
        <IconButton icon={Pencil} label={`Edit ${name}`} onClick={props.onEdit} />
        <IconButton icon={Copy} label={`Duplicate ${name}`} onClick={props.onDuplicate} />
        <IconButton
          id={buttonId(key, 'up')}
          icon={ArrowUp}
          label={`Move ${name} up`}
          disabled={number === 1}
          onClick={() => props.onMove(-1)}
        />
        <IconButton
          id={buttonId(key, 'down')}
          icon={ArrowDown}
          label={`Move ${name} down`}
          disabled={number === count}
          onClick={() => props.onMove(1)}
        />
        <IconButton icon={Trash2} label={`Delete ${name}`} onClick={props.onRemove} />
      </div>
    </li>
  );
}
