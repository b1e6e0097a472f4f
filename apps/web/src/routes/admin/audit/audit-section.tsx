import { auditActions } from '@assay/contract/choices';
import { useRef } from 'react';
import { SearchBox } from '../../../ui/search-box.tsx';
import { FilterSelect } from '../common/filter-select.tsx';
import { inWords } from '../common/in-words.ts';
import { ListBody } from '../common/list-body.tsx';
import { ListTools } from '../common/list-tools.tsx';
import { Section } from '../common/section.tsx';
import { SizeSelect } from '../common/size-select.tsx';
import { useAdminList } from '../common/use-admin-list.ts';
import { useMessages } from '../common/use-messages.ts';
import { auditSource } from './audit-list.ts';
import { AuditTable } from './audit-table.tsx';

/** What administrators changed, newest first. */
export function AuditSection() {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useAdminList(auditSource);
  const messages = useMessages('Failed to fetch the audit log', list.failure);
  const { view, change } = list;
  return (
    <Section
      id="audit"
      title="Audit log"
      lead="Who changed what, and when. Nobody can change this list."
      heading={heading}
      messages={messages}
    >
      <ListTools>
        <SearchBox
          label="Search the audit log"
          placeholder="Id or whole email"
          value={view.search}
          onSearch={(search) => change({ search }, { replace: view.search !== '' && search !== '' })}
        />
        <FilterSelect
          label="Action"
          name="audit-action"
          all="All actions"
          values={auditActions}
          describe={inWords}
          value={view.filters.action}
          onChange={(action) => change({ filters: { action } })}
        />
        <SizeSelect name="audit-size" size={view.size} onChange={(size) => change({ size })} />
      </ListTools>
      <ListBody of="entries" list={list} empty="No administrator has changed anything yet.">
        {(rows) => <AuditTable rows={rows} />}
      </ListBody>
    </Section>
  );
}
