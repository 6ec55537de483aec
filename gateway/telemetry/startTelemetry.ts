import type { Logger } from 'pino';
import { build } from '../settings/build.ts';
import type { Telemetry } from './Telemetry.ts';

type Source = Record<string, string | undefined>;

interface TelemetryOptions {
  /** The port of the Prometheus page; null for none. */
  metricsPort: number | null;
  host: string;
  /** The operation names that may become metric labels. */
  operationNames: () => Iterable<string>;
  log: Logger;
}

/**
 * Starts the traces and metrics that the standard OTEL_* variables request, and the Prometheus page at METRICS_PORT.
 * Null, without loading OpenTelemetry, when neither is set.
 *
 * @param source the process's environment: OpenTelemetry reads its own variables there
 */
export async function startTelemetry(source: Source, options: TelemetryOptions): Promise<Telemetry | null> {
  const isDisabled = source['OTEL_SDK_DISABLED']?.toLowerCase() === 'true';
  const traces = !isDisabled && isAsked(source, 'TRACES');
  const metrics = !isDisabled && isAsked(source, 'METRICS');
  if (!traces && !metrics && options.metricsPort === null) return null;

  // The SDK reads the environment itself and would send an unconfigured signal to localhost.
  source['OTEL_SERVICE_NAME'] ??= 'parts-portal-gateway';
  // By default it would also report the machine, the user and the command line.
  source['OTEL_NODE_RESOURCE_DETECTORS'] ??= 'serviceinstance,env';
  source['OTEL_RESOURCE_ATTRIBUTES'] = [
    `service.version=${build.version}+${build.commit}`,
    source['OTEL_RESOURCE_ATTRIBUTES'] ?? [],
  ]
    .flat()
    .join(',');
  if (options.metricsPort !== null) {
    source['OTEL_METRICS_EXPORTER'] = [
      'prometheus',
      ...(metrics ? (source['OTEL_METRICS_EXPORTER'] ?? 'otlp').split(',') : []),
    ].join(',');
    source['OTEL_EXPORTER_PROMETHEUS_HOST'] = options.host;
    source['OTEL_EXPORTER_PROMETHEUS_PORT'] = String(options.metricsPort);
    delete source['OTEL_SDK_DISABLED'];
  } else if (!metrics) source['OTEL_METRICS_EXPORTER'] = 'none';

  const { createTelemetry } = await import('./createTelemetry.ts');
  return createTelemetry({ traces, operationNames: options.operationNames(), log: options.log });
}

/** Whether the environment names a destination for a signal. */
function isAsked(source: Source, signal: 'TRACES' | 'METRICS'): boolean {
  const exporter = source[`OTEL_${signal}_EXPORTER`];
  if (exporter) return !exporter.split(',').includes('none');
  return Boolean(source['OTEL_EXPORTER_OTLP_ENDPOINT'] ?? source[`OTEL_EXPORTER_OTLP_${signal}_ENDPOINT`]);
}
