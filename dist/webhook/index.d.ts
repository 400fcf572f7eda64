/** "Name of the header that carries the signature: not shown"; the others are additions. */
export declare const webhookHeaders: {
    /** HMAC-SHA256 of the exact bytes of the body, keyed with the secret, in hex: what the interface documents. */
    readonly signature: 'X-Scan-Gate-Signature';
    readonly event: 'X-Scan-Gate-Event';
    /** The same for each attempt to deliver an event: a receiver that has seen it can pass over it. */
    readonly eventId: 'X-Scan-Gate-Event-Id';
    /** When this attempt was sent, in seconds since 1970. */
    readonly timestamp: 'X-Scan-Gate-Timestamp';
    /** HMAC-SHA256 of `<event id>.<timestamp>.<body>`: ties the body to this event and this time. */
    readonly timedSignature: 'X-Scan-Gate-Timed-Signature';
};
export interface Signed {
    secret: string;
    eventId: string;
    /** Seconds since 1970. */
    timestamp: number;
    body: string | Uint8Array;
}
/** Both signatures, in hex. */
export declare function signWebhook({ secret, eventId, timestamp, body }: Signed): {
    signature: string;
    timedSignature: string;
};
export interface ReceivedWebhook {
    /** As `node:http` or `fetch` hand them over. */
    headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
    /** The bytes as they came, before anything parsed them. */
    body: string | Uint8Array;
    /** The secrets that are valid now: during a rotation the old and the new one. */
    secrets: string | readonly string[];
    now?: Date;
    /** How far the time of sending may lie from now. Default: 300. */
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
/** Whether the service sent these bytes, for this event, just now. Compares in constant time, with each of the secrets. */
export declare function verifyWebhook(received: ReceivedWebhook): VerifiedWebhook;
