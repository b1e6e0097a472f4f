import { defaultModels, type Settings } from '../../../platform/settings/settings.ts';
import type { ModelSource, ModelSourceName } from './model-source.ts';

/** A source as a page offers it; never with its key. */
export interface SourceChoice {
  name: ModelSourceName;
  label: string;
  model: string;
  isAvailable: boolean;
  /** Why it cannot be used and what to do, or what to know before using it. */
  note: string;
}

interface Service {
  name: ModelSourceName;
  label: string;
  host: string;
  settings: { key: KeySetting; baseUrl: UrlSetting; model: ModelSetting };
  note: (model: string) => string;
}

type KeySetting = 'OPENROUTER_API_KEY' | 'HF_TOKEN';
type UrlSetting = 'OPENROUTER_BASE_URL' | 'HF_BASE_URL';
type ModelSetting = 'OPENROUTER_MODEL' | 'HF_MODEL';

const services: readonly Service[] = [
  {
    name: 'openrouter',
    label: 'OpenRouter',
    host: 'openrouter.ai',
    settings: { key: 'OPENROUTER_API_KEY', baseUrl: 'OPENROUTER_BASE_URL', model: 'OPENROUTER_MODEL' },
    note: (model) =>
      model.endsWith(':free') || model === 'openrouter/free'
        ? 'Free of charge, with a limit on requests per minute and per day.'
        : 'Paid by use. The cost of each generation is shown with its result.',
  },
  {
    name: 'huggingface_free',
    label: 'Hugging Face',
    host: 'huggingface.co',
    settings: { key: 'HF_TOKEN', baseUrl: 'HF_BASE_URL', model: 'HF_MODEL' },
    note: () => 'Free within a small monthly credit of the account; after that it must be bought.',
  },
];

function isHostedAt(baseUrl: URL, host: string): boolean {
  return baseUrl.hostname === host || baseUrl.hostname.endsWith(`.${host}`);
}

/** What keeps a source from being used, if anything. */
function findObstacle(service: Service, settings: Settings): string | undefined {
  const { key, baseUrl, model } = service.settings;
  const address = new URL(settings[baseUrl]);
  if (address.username || address.password)
    return `${baseUrl} must not carry a user or a password. Put the key into ${key}.`;
  if (settings[key] !== undefined && !/^[\x21-\x7e]+$/.test(settings[key]))
    return `${key} has characters that no key has. Copy it again.`;
  const isHosted = isHostedAt(address, service.host);
  if (isHosted && !settings[key])
    return `${service.label} needs a key. Set ${key}, or set ${baseUrl} to a server that needs none.`;
  // Another server does not know the hosted service's own model.
  if (!isHosted && settings[model] === defaultModels[model])
    return `${baseUrl} names another server. Set ${model} to a model that it serves.`;
  return undefined;
}

function describeServer(service: Service, settings: Settings): { label: string; isHosted: boolean } {
  const address = new URL(settings[service.settings.baseUrl]);
  const isHosted = isHostedAt(address, service.host);
  return { label: isHosted ? service.label : address.host, isHosted };
}

/** Every source, usable or not, for a page to offer. */
export function availableSources(settings: Settings): SourceChoice[] {
  return services.map((service) => {
    const obstacle = findObstacle(service, settings);
    const { label, isHosted } = describeServer(service, settings);
    const model = settings[service.settings.model];
    return {
      name: service.name,
      label,
      model,
      isAvailable: obstacle === undefined,
      note: obstacle ?? (isHosted ? service.note(model) : `Asks the server ${label}.`),
    };
  });
}

/** The source of that name as it is asked; undefined where it cannot be used. */
export function findSource(settings: Settings, name: ModelSourceName): ModelSource | undefined {
  const service = services.find((one) => one.name === name);
  if (!service || findObstacle(service, settings)) return undefined;
  const { label, isHosted } = describeServer(service, settings);
  return {
    name,
    label,
    baseUrl: settings[service.settings.baseUrl].replace(/\/+$/, ''),
    model: settings[service.settings.model],
    key: settings[service.settings.key],
    isOpenRouter: isHosted && name === 'openrouter',
    settings: service.settings,
  };
}
