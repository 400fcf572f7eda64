/**
 * A logging command in the format that the agent of Azure Pipelines parses
 * (https://learn.microsoft.com/azure/devops/pipelines/scripts/logging-commands). The session writes one too, so it
 * knows nothing of reports.
 */
export interface AzureCommand {
  name: 'task.logissue' | 'task.setvariable' | 'task.setsecret' | 'task.uploadsummary' | 'artifact.upload';
  properties?: Readonly<Record<string, string>>;
  data: string;
}

/** Formats one line. A property with an empty value is omitted, because the agent drops it anyway. */
export function writeAzureCommand({ name, properties = {}, data }: AzureCommand): string {
  const pairs = Object.entries(properties)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key}=${escapeData(value).replaceAll(']', '%5D').replaceAll(';', '%3B')}`);
  return `##vso[${name}${pairs.length === 0 ? '' : ` ${pairs.join(';')}`}]${escapeData(data)}`;
}

/** Escapes in the order of the agent's own `CommandStringConvertor`: the percent sign first. */
function escapeData(text: string): string {
  return text.replaceAll('%', '%AZP25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
