import { accountStatuses, roles } from '@assay/contract/choices';
import { faceOfRole } from '../../../shell/roles.ts';
import { SearchBox } from '../../../ui/search-box.tsx';
import { FilterSelect } from '../common/filter-select.tsx';
import { inWords } from '../common/in-words.ts';
import { ListTools } from '../common/list-tools.tsx';
import { SizeSelect } from '../common/size-select.tsx';
import type { AdminList } from '../common/use-admin-list.ts';
import type { User, UserFilters, UserSort } from './user-list.ts';

/** Which accounts to show. */
export function UserTools({ list: { view, change } }: { list: AdminList<User, UserFilters, UserSort> }) {
  const { search, filters, size } = view;
  return (
    <ListTools>
      <SearchBox
        label="Search users"
        placeholder="Email or id"
        value={search}
        // One step back leads to before the search, not through each pause in typing.
        onSearch={(wanted) => change({ search: wanted }, { replace: search !== '' && wanted !== '' })}
      />
      <FilterSelect
        label="Status"
        name="user-status"
        all="All statuses"
        values={accountStatuses}
        describe={inWords}
        value={filters.status}
        onChange={(status) => change({ filters: { ...filters, status } })}
      />
      <FilterSelect
        label="Role"
        name="user-role"
        all="All roles"
        values={roles}
        describe={(role) => faceOfRole(role).label}
        value={filters.role}
        onChange={(role) => change({ filters: { ...filters, role } })}
      />
      <SizeSelect name="user-size" size={size} onChange={(wanted) => change({ size: wanted })} />
    </ListTools>
  );
}
