import { adminFeedbackStatuses, inboxSources } from '@assay/contract/choices';
import { SearchBox } from '../../../ui/search-box.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { FilterSelect } from '../common/filter-select.tsx';
import { inWords } from '../common/in-words.ts';
import { ListTools } from '../common/list-tools.tsx';
import { SizeSelect } from '../common/size-select.tsx';
import type { AdminList } from '../common/use-admin-list.ts';
import type { InboxFilters, InboxSort, Message } from './inbox-list.ts';

const sorts = [
  { value: 'created_at', label: 'Newest first' },
  { value: 'upvotes', label: 'Most upvoted' },
] as const;

/** Which messages to show. */
export function InboxTools({
  list: { view, change },
}: {
  list: AdminList<Message, InboxFilters, InboxSort>;
}) {
  const { search, filters, sort, size } = view;
  return (
    <ListTools>
      <SearchBox
        label="Search feedback"
        placeholder="Name, email or text"
        value={search}
        onSearch={(wanted) => change({ search: wanted }, { replace: search !== '' && wanted !== '' })}
      />
      <FilterSelect
        label="Status"
        name="feedback-status"
        all="All statuses"
        values={adminFeedbackStatuses}
        describe={inWords}
        value={filters.status}
        onChange={(status) => change({ filters: { ...filters, status } })}
      />
      <FilterSelect
        label="Source"
        name="feedback-source"
        all="All sources"
        values={inboxSources}
        describe={inWords}
        value={filters.source}
        onChange={(source) => change({ filters: { ...filters, source } })}
      />
      <SelectField
        label="Sort"
        name="feedback-sort"
        value={sort}
        choices={sorts}
        onChange={(wanted) => change({ sort: wanted, order: 'desc' })}
      />
      <SizeSelect name="feedback-size" size={size} onChange={(wanted) => change({ size: wanted })} />
    </ListTools>
  );
}
