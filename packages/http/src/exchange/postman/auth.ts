import type { ApiEndpoint } from '@assay/contract';
import type { Notes } from '../read/types.ts';
import { asList, asText, type Fields, isRecord } from '../read/values.ts';

type Auth = NonNullable<ApiEndpoint['auth']>;

/** The settings of a kind: a list of keys and values in 2.1, an object in 2.0. */
function settingsOf(auth: Fields, type: string): Fields {
  const given = auth[type];
  if (isRecord(given)) return given;
  return Object.fromEntries(
    asList(given)
      .filter(isRecord)
      .map((setting) => [asText(setting.key), setting.value]),
  );
}

/** Who calls, as a collection, folder or request says it; undefined where it says nothing. */
export function readAuth(given: unknown, notes: Notes): Auth | undefined {
  if (!isRecord(given)) return undefined;
  const type = asText(given.type);
  const settings = settingsOf(given, type);
  const text = (name: string) => asText(settings[name]);
  switch (type) {
    case '':
      return undefined;
    case 'noauth':
      return { type: 'none' };
    case 'basic':
      return { type: 'basic', username: text('username'), password: text('password') };
    case 'bearer':
      return { type: 'bearer', token: text('token') };
    case 'apikey': {
      const place = text('in') === 'query' ? 'query' : 'header';
      return { type: 'apiKey', name: text('key') || 'X-API-Key', value: text('value'), in: place };
    }
    case 'oauth2': {
      const tokenUrl = text('accessTokenUrl');
      if (/client_credentials/.test(text('grant_type')) && tokenUrl !== '') {
        const [clientId, clientSecret] = [text('clientId'), text('clientSecret')];
        return { type: 'oauth', tokenUrl, clientId, clientSecret, scope: text('scope').slice(0, 1000) };
      }
      if (text('accessToken') === '') {
        notes.add(
          'Give {{access_token}} a value: only client credentials of OAuth are fetched by themselves.',
        );
      }
      return { type: 'bearer', token: text('accessToken') || '{{access_token}}' };
    }
    default:
      notes.add(`The way to sign in "${type}" cannot be used here and was left out.`);
      return undefined;
  }
}
