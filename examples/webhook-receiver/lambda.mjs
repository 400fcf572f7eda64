// The same as server.mjs for AWS Lambda, behind a function URL or an HTTP API (payload format 2.0).
import { readSettings } from './settings.mjs';
import { createReceiver, createWorkflowStarter } from 'scan-gate/webhook';

const { app, ...settings } = readSettings(process.env);
const receive = createReceiver({ ...settings, start: createWorkflowStarter(app) });

export async function handler({ requestContext, headers, body = '', isBase64Encoded }) {
  const { method } = requestContext.http;
  const { status, message } = await receive({ method, headers, body: isBase64Encoded ? Buffer.from(body, 'base64') : body });
  console.log(`${status} ${message}`);
  return { statusCode: status };
}
