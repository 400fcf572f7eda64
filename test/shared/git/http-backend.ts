/** git's own HTTP service on this machine, for those who say the password. */
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { listenOnLoopback } from '../../../scripts/loopback.ts';
import { git } from '../../service/temporary-repository.ts';

export interface GitServer {
  /** Without a slash at its end; the repositories below `root` are below it. */
  address: string;
  stop(): void;
}

/** Serves the repositories of a folder to requests with this `authorization` header. */
export async function startGitServer(root: string, authorization: string): Promise<GitServer> {
  const backend = join(git(root, ['--exec-path']), 'git-http-backend');
  const server = createServer((request, response) => {
    if (request.headers.authorization !== authorization) {
      response.writeHead(401, { 'www-authenticate': 'Basic realm="git"' }).end();
      return;
    }
    const [path = '', query = ''] = (request.url ?? '').split('?');
    const child = execFile(
      backend,
      {
        encoding: 'buffer',
        maxBuffer: 64 * 1024 * 1024,
        env: {
          PATH: process.env.PATH,
          GIT_PROJECT_ROOT: root,
          GIT_HTTP_EXPORT_ALL: '1',
          GIT_CONFIG_COUNT: '2',
          GIT_CONFIG_KEY_0: 'safe.directory',
          GIT_CONFIG_VALUE_0: '*',
          GIT_CONFIG_KEY_1: 'uploadpack.allowFilter',
          GIT_CONFIG_VALUE_1: 'true',
          PATH_INFO: path,
          QUERY_STRING: query,
          REQUEST_METHOD: request.method,
          CONTENT_TYPE: request.headers['content-type'],
          HTTP_CONTENT_ENCODING: request.headers['content-encoding'],
          HTTP_GIT_PROTOCOL: request.headers['git-protocol'] as string | undefined,
        },
      },
      (_, answer) => {
        const end = answer.indexOf('\r\n\r\n');
        for (const line of answer.toString('latin1', 0, end).split('\r\n')) {
          const [name = '', value = ''] = line.split(': ');
          if (name === 'Status') response.statusCode = Number.parseInt(value, 10);
          else response.setHeader(name, value);
        }
        response.end(answer.subarray(end + 4));
      },
    );
    request.pipe(child.stdin as NodeJS.WritableStream);
  });
  const { origin: address, stop } = await listenOnLoopback(server);
  return { address, stop };
}
