/** "Name of the header that carries the signature: not shown". The other headers are additions. */
export declare const webhookHeaders: {
    /** HMAC-SHA256 of the exact bytes of the body, keyed with the secret, in hex, as the interface documents. */
    readonly signature: 'X-Scan-Gate-Signature';
    readonly event: 'X-Scan-Gate-Event';
    /** The same for each attempt to deliver an event, so that a receiver can skip repetitions. */
    readonly eventId: 'X-Scan-Gate-Event-Id';
    /** When this attempt was sent, in seconds since 1970. */
    readonly timestamp: 'X-Scan-Gate-Timestamp';
    /** HMAC-SHA256 of `<event id>.<timestamp>.<body>`: ties the body to this event and this time. */
    readonly timedSignature: 'X-Scan-Gate-Timed-Signature';
};
/** Both signatures, in hex. */
export declare function signWebhook({ secret, eventId, timestamp, body, }: {
    secret: string;
    eventId: string;
    /** Seconds since 1970. */
    timestamp: number;
    body: string | Uint8Array;
}): {
    signature: string;
    timedSignature: string;
};
interface ReceivedWebhook {
    /** In the form of `node:http` or `fetch`. */
    headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
    /** The bytes as received, before parsing. */
    body: string | Uint8Array;
    /** The currently valid secrets: during a rotation the old and the new one. */
    secrets: string | readonly string[];
    now?: Date;
    /** Maximum difference between the sending time and now. Default: 300. */
    toleranceSeconds?: number;
}
export type VerifiedWebhook = {
    ok: true;
    eventId: string;
    event: string;
    payload: {
        event: string;
        timestamp: string;
        data: unknown;
    };
} | {
    ok: false;
    reason: 'no secret' | 'unsigned' | 'wrong signature' | 'too old or too new' | 'no JSON';
};
/** Whether the service sent these bytes for this event just now. Compares in constant time with each of the secrets. */
export declare function verifyWebhook(received: ReceivedWebhook): VerifiedWebhook;
/** A request as an HTTP server or a function receives it. */
export interface WebhookRequest {
    method: string;
    headers: ReceivedWebhook['headers'];
    /** The bytes as received, before parsing. */
    body: string | Uint8Array;
}
/** A scan that the webhook reports as ended. Unproven: the run that judges the scan asks the service itself. */
export interface ScanToJudge {
    scanId: string;
    /** `owner/name` on GitHub. */
    repository: string;
}
export interface ReceiverOptions {
    /** The currently valid secrets: during a rotation the old and the new one. */
    secrets: string | readonly string[];
    /** The accepted repositories, by their name at the service: `{ shop: 'acme/shop' }`. */
    repositories: Readonly<Record<string, string>>;
    /** Called once for each event. If it rejects, the service sends the event again. */
    start(scan: ScanToJudge): Promise<void>;
    now?: () => Date;
    /** Maximum difference between the sending time and now. Default: 300. */
    toleranceSeconds?: number;
    /** Maximum size of the body. Default: 65,536. */
    maxBytes?: number;
}
/**
 * The status to respond with, and a message for the log. It contains nothing from a request that failed verification.
 */
interface WebhookReceipt {
    status: 204 | 401 | 405 | 413 | 502;
    message: string;
}
/** Verifies webhook deliveries and calls `start` once for each ended scan of a listed repository. */
export declare function createReceiver(options: ReceiverOptions): (delivery: WebhookRequest) => Promise<WebhookReceipt>;
/** A GitHub App that has only the permission `actions: write`, and the workflow that it starts. */
interface WorkflowApp {
    appId: string;
    installationId: string;
    /** The private key in PEM format, as GitHub creates it. */
    privateKey: string;
    /** The file's name: `finish.yml`. */
    workflow: string;
    /** The default branch. Default: `main`. */
    ref?: string;
    /** Default: `https://api.github.com`. */
    apiUrl?: string;
    now?: () => Date;
}
/**
 * Starts the workflow with the scan as its input `scan-id`. The token is limited to this permission in one repository.
 */
export declare function createWorkflowStarter(app: WorkflowApp): ReceiverOptions['start'];
export {};
