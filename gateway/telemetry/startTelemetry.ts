import type { Logger } from 'pino';
import type { Telemetry } from './Telemetry.ts';

type Source = Record<string, string | undefined>;

interface TelemetryOptions {
  /** Where Prometheus reads; null: nowhere. */
  metricsPort: number | null;
  host: string;
  /** Names of the operations that a metric may be labelled with. */
  operationNames: () => Iterable<string>;
  log: Logger;
}

/**
 * Starts traces and metrics as the standard OTEL_* variables ask for, and the page for Prometheus at METRICS_PORT.
 * Null, and nothing of OpenTelemetry loaded, when neither asks for anything.
 *
 * @param source the process's environment: OpenTelemetry reads its own variables there
 */
export async function startTelemetry(source: Source, options: TelemetryOptions): Promise<Telemetry | null> {
  const isDisabled = source['OTEL_SDK_DISABLED']?.toLowerCase() === 'true';
  const traces = !isDisabled && isAsked(source, 'TRACES');
  const metrics = !isDisabled && isAsked(source, 'METRICS');
  if (!traces && !metrics && options.metricsPort === null) return null;

  // The SDK reads the environment itself, where a signal that nothing is said of would be sent to localhost.
  source['OTEL_SERVICE_NAME'] ??= 'parts-portal-gateway';
  // By itself it would tell of the machine, the user and the command line too.
  source['OTEL_NODE_RESOURCE_DETECTORS'] ??= 'serviceinstance,env';
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

/** Whether the environment says where a signal goes. */
function isAsked(source: Source, signal: 'TRACES' | 'METRICS'): boolean {
  const exporter = source[`OTEL_${signal}_EXPORTER`];
  if (exporter) return !exporter.split(',').includes('none');
  return Boolean(source['OTEL_EXPORTER_OTLP_ENDPOINT'] ?? source[`OTEL_EXPORTER_OTLP_${signal}_ENDPOINT`]);
}
