import type { IntegrationCard_integration$data } from '../../__generated__/IntegrationCard_integration.graphql.ts';
import { usualPort } from './IntegrationFields.ts';

type Place = Pick<
  IntegrationCard_integration$data,
  'connectionType' | 'ftpServer' | 'ftpSSL' | 'ftpPort' | 'ftpPathToFolder' | 'fileName'
>;

/** Where an integration puts its file, for example `sftp://ftp.shop.example/stock/prices.csv`; null without a server. */
export function placeText(place: Place): string | null {
  const { connectionType, ftpSSL, ftpServer, ftpPort, ftpPathToFolder, fileName } = place;
  if (!ftpServer) return null;
  const protocol = connectionType === 'SFTP' ? 'SFTP' : 'FTP';
  const port = ftpPort == null || String(ftpPort) === usualPort[protocol] ? '' : `:${ftpPort}`;
  const path = [...(ftpPathToFolder ?? '').split('/'), fileName].filter(Boolean).join('/');
  const scheme = protocol === 'FTP' && ftpSSL ? 'ftps' : protocol.toLowerCase();
  return `${scheme}://${ftpServer}${port}/${path}`;
}
