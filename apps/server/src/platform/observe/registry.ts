import Counter from 'prom-client/lib/counter.js';
import Gauge from 'prom-client/lib/gauge.js';
import Histogram from 'prom-client/lib/histogram.js';
import Registry from 'prom-client/lib/registry.js';

/** One value of a gauge, with the labels that it is told apart by. */
export interface Reading {
  labels?: Record<string, string>;
  value: number;
}

export interface Instruments {
  counter: <L extends string = never>(name: string, help: string, labels?: readonly L[]) => Counter<L>;
  histogram: <L extends string = never>(
    name: string,
    help: string,
    buckets: readonly number[],
    labels?: readonly L[],
  ) => Histogram<L>;
  /** Read when somebody asks, so that it costs nothing until then. What cannot be read is left out. */
  gauge: (
    name: string,
    help: string,
    read: () => Reading[] | Promise<Reading[]>,
    labels?: readonly string[],
  ) => void;
  /** All there is, in the text format of Prometheus. */
  print: () => Promise<string>;
  contentType: string;
}

export function createInstruments(): Instruments {
  const registry = new Registry();
  const registers = [registry];
  return {
    counter: (name, help, labels = []) => new Counter({ name, help, labelNames: labels, registers }),
    histogram: (name, help, buckets, labels = []) =>
      new Histogram({ name, help, labelNames: labels, buckets: [...buckets], registers }),
    gauge(name, help, read, labels = []) {
      new Gauge({
        name,
        help,
        labelNames: labels,
        registers,
        async collect() {
          this.reset();
          this.remove({});
          const readings = await Promise.resolve()
            .then(read)
            .catch(() => []);
          for (const { labels: of = {}, value } of readings) this.set(of, value);
        },
      });
    },
    print: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
