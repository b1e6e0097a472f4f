import { useSearchParams } from 'react-router';
import { InvalidLink } from './invalid-link.tsx';
import { ResetForm } from './reset-form.tsx';

export function Component() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return token ? <ResetForm token={token} /> : <InvalidLink />;
}
