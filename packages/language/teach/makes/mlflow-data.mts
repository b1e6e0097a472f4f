/** The experiments of a bird observatory; `fill.py` sends them to a running server. */
export const known = {
  experiments: [
    {
      name: 'wader-call-classifier',
      tags: { team: 'Sound desk', season: 'Spring' },
      note: 'Tells the calls of dunlin, knot and sanderling apart. Recordings come from the **mudflat hide**.',
      runs: [
        [
          'curlew-cnn-baseline',
          'FINISHED',
          { model: 'cnn', window_s: '3', learning_rate: '0.01', epochs: '20' },
          { accuracy: 0.812, f1: 0.794, loss: 0.482 },
          { site: 'mudflat hide', reviewed: 'yes' },
        ],
        [
          'curlew-cnn-wide',
          'FINISHED',
          { model: 'cnn', window_s: '5', learning_rate: '0.01', epochs: '20' },
          { accuracy: 0.847, f1: 0.831, loss: 0.411 },
          { site: 'mudflat hide', reviewed: 'yes' },
        ],
        [
          'dunlin-forest-100',
          'FINISHED',
          { model: 'forest', trees: '100', window_s: '3' },
          { accuracy: 0.768, f1: 0.745, loss: 0.597 },
          { site: 'sea wall', reviewed: 'no' },
        ],
        [
          'dunlin-forest-300',
          'FINISHED',
          { model: 'forest', trees: '300', window_s: '3' },
          { accuracy: 0.781, f1: 0.762, loss: 0.571 },
          { site: 'sea wall', reviewed: 'no' },
        ],
        [
          'knot-transformer',
          'FINISHED',
          { model: 'transformer', window_s: '5', learning_rate: '0.001', epochs: '40' },
          { accuracy: 0.903, f1: 0.896, loss: 0.268 },
          { site: 'mudflat hide', reviewed: 'yes' },
        ],
        [
          'knot-transformer-long',
          'FAILED',
          { model: 'transformer', window_s: '10', learning_rate: '0.001', epochs: '40' },
          { accuracy: 0.655, loss: 0.93 },
          { site: 'mudflat hide', reviewed: 'no' },
        ],
        [
          'sanderling-mixup',
          'RUNNING',
          { model: 'cnn', window_s: '5', learning_rate: '0.005', epochs: '60' },
          { accuracy: 0.839, f1: 0.82, loss: 0.43 },
          { site: 'north spit', reviewed: 'no' },
        ],
        [
          'sanderling-night-only',
          'FINISHED',
          { model: 'cnn', window_s: '3', learning_rate: '0.005', epochs: '30' },
          { accuracy: 0.724, f1: 0.701, loss: 0.688 },
          { site: 'north spit', reviewed: 'yes' },
        ],
      ],
    },
    {
      name: 'nest-box-occupancy',
      tags: { team: 'Woodland group', season: 'Summer' },
      note: '',
      runs: [
        [
          'logit-all-boxes',
          'FINISHED',
          { model: 'logit', boxes: '64' },
          { auc: 0.71, recall: 0.66 },
          { site: 'oak ride', reviewed: 'yes' },
        ],
        [
          'logit-without-oaks',
          'FINISHED',
          { model: 'logit', boxes: '41' },
          { auc: 0.69, recall: 0.61 },
          { site: 'larch bank', reviewed: 'no' },
        ],
        [
          'boosted-all-boxes',
          'FINISHED',
          { model: 'boosted', boxes: '64' },
          { auc: 0.78, recall: 0.74 },
          { site: 'oak ride', reviewed: 'yes' },
        ],
        [
          'boosted-camera-check',
          'KILLED',
          { model: 'boosted', boxes: '12' },
          { auc: 0.55 },
          { site: 'larch bank', reviewed: 'no' },
        ],
      ],
    },
    {
      name: 'migration-count-forecast',
      tags: { team: 'Count office', season: 'Autumn' },
      note: 'Daily totals for the north spit, September to November.',
      runs: [
        [
          'arima-weekly',
          'FINISHED',
          { model: 'arima', horizon_days: '7' },
          { rmse: 214.5, mape: 18.2 },
          { site: 'north spit', reviewed: 'yes' },
        ],
        [
          'arima-daily',
          'FINISHED',
          { model: 'arima', horizon_days: '1' },
          { rmse: 96.3, mape: 9.7 },
          { site: 'north spit', reviewed: 'yes' },
        ],
        [
          'prophet-wind',
          'FAILED',
          { model: 'prophet', horizon_days: '7' },
          {},
          { site: 'north spit', reviewed: 'no' },
        ],
      ],
    },
    { name: 'ring-number-reader', tags: { team: 'Ringing hut' }, note: '', runs: [] },
    { name: 'marsh-water-level', tags: { team: 'Count office' }, note: '', runs: [] },
    { name: 'marsh-water-level-old', tags: { team: 'Count office' }, note: '', runs: [] },
  ],
  models: [
    {
      name: 'wader-caller',
      about: 'Names the wader in a clip of five seconds.',
      tags: { owner: 'Sound desk', use: 'hide screen' },
      aliases: { champion: 2, challenger: 3 },
      versions: [
        ['curlew-cnn-baseline', 'First one that beat the volunteers.', { status: 'retired' }],
        ['curlew-cnn-wide', 'Runs on the screen in the hide.', { status: 'approved' }],
        ['knot-transformer', 'On trial until the end of May.', { status: 'pending' }],
      ],
    },
    {
      name: 'nest-box-picker',
      about: 'Which boxes are worth a visit.',
      tags: { owner: 'Woodland group' },
      aliases: { champion: 1 },
      versions: [['boosted-all-boxes', '', {}]],
    },
    {
      name: 'spit-count',
      about: '',
      tags: { owner: 'Count office' },
      aliases: {},
      versions: [
        ['arima-weekly', '', {}],
        ['arima-daily', 'Daily run.', {}],
      ],
    },
    { name: 'spit-count-test', about: 'Only for trying things out.', tags: {}, aliases: {}, versions: [] },
    {
      name: 'ring-reader',
      about: '',
      tags: { owner: 'Ringing hut', use: 'phone' },
      aliases: {},
      versions: [],
    },
  ],
};

export const fill = `
import json, os, sys, tempfile
import mlflow
from mlflow import MlflowClient
address, file = sys.argv[1:]
mlflow.set_tracking_uri(address)
with open(file) as f: known = json.load(f)
client = MlflowClient(tracking_uri=address, registry_uri=address)
hour = 3600 * 1000
start = 1772352000000
runs = {}
n = 0
for one in known['experiments']:
    experiment = client.create_experiment(one['name'], tags=one['tags'])
    if one['note']: client.set_experiment_tag(experiment, 'mlflow.note.content', one['note'])
    for name, status, params, metrics, tags in one['runs']:
        n += 1
        begun = start + n * 26 * hour
        run = client.create_run(experiment, start_time=begun, run_name=name, tags={**tags, 'mlflow.user': 'hanne' if n % 3 else 'idris', 'mlflow.source.name': 'train.py', 'mlflow.source.type': 'LOCAL'})
        id = run.info.run_id
        runs[name] = run
        for key, value in params.items(): client.log_param(id, key, value)
        for key, value in metrics.items():
            for step in range(1, 6):
                towards = value * (0.6 + 0.08 * step) if key not in ('loss', 'rmse', 'mape') else value * (1.4 - 0.08 * step)
                client.log_metric(id, key, round(towards, 4), timestamp=begun + step * 60000, step=step)
        with tempfile.TemporaryDirectory() as folder:
            with open(os.path.join(folder, 'MLmodel'), 'w') as f:
                f.write('artifact_path: model\\nflavors:\\n  python_function:\\n    loader_module: marsh.loader\\n    python_version: 3.11.7\\nutc_time_created: 2026-03-01 08:00:00\\n')
            with open(os.path.join(folder, 'requirements.txt'), 'w') as f: f.write('numpy==2.1.0\\nsoundfile==0.12.1\\n')
            client.log_artifacts(id, folder, 'model')
            with open(os.path.join(folder, 'notes.txt'), 'w') as f: f.write('Run ' + name + '\\nChecked by the hut on Sunday.\\n')
            client.log_artifact(id, os.path.join(folder, 'notes.txt'))
        if status != 'RUNNING': client.set_terminated(id, status, end_time=begun + (n + 3) * 71000)
for one in known['models']:
    client.create_registered_model(one['name'], tags=one['tags'], description=one['about'])
    for name, about, tags in one['versions']:
        run = runs[name]
        client.create_model_version(one['name'], run.info.artifact_uri + '/model', run.info.run_id, tags=tags, description=about)
    for alias, version in one['aliases'].items(): client.set_registered_model_alias(one['name'], alias, str(version))
`;
