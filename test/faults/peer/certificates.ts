/** A certificate authority of the tests' own, and what it vouches for: X.509 written by hand, so that no program has to be there. */
import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

export interface Identity {
  key: string;
  cert: string;
}

interface Authority extends Identity {
  /** What is to be shown for a host, an address or a name, until a year begins. */
  issue(host: string, until?: number): Identity;
}

/** DER: one tag, the length of the content, the content. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const bytes: number[] = [];
  for (let rest = content.length; rest > 0; rest >>= 8) bytes.unshift(rest & 255);
  const length = content.length < 128 ? [content.length] : [0x80 | bytes.length, ...bytes];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const number = (...bytes: number[]) => der(0x02, Buffer.from(bytes));
const yes = der(0x01, Buffer.from([0xff]));

function objectId(text: string): Buffer {
  const [first = 0, second = 0, ...rest] = text.split('.').map(Number);
  const bytes = rest.flatMap((part) => {
    const digits = [part & 127];
    for (let left = part >> 7; left > 0; left >>= 7) digits.unshift(0x80 | (left & 127));
    return digits;
  });
  return der(0x06, Buffer.from([first * 40 + second, ...bytes]));
}

const ecdsaWithSha256 = sequence(objectId('1.2.840.10045.4.3.2'));
const named = (name: string) => sequence(der(0x31, sequence(objectId('2.5.4.3'), der(0x0c, Buffer.from(name)))));
const time = (year: number) => der(0x18, Buffer.from(`${year}0101000000Z`));

function extension(id: string, isCritical: boolean, value: Buffer): Buffer {
  return sequence(objectId(id), ...(isCritical ? [yes] : []), der(0x04, value));
}

interface Certificate {
  subject: string;
  issuer: string;
  of: KeyObject;
  by: KeyObject;
  extensions: Buffer[];
  until?: number | undefined;
}

let serial = 1;

function certificate({ subject, issuer, of, by, extensions, until = 2120 }: Certificate): string {
  serial += 1;
  const content = sequence(
    der(0xa0, number(2)),
    number(serial),
    ecdsaWithSha256,
    named(issuer),
    sequence(time(2020), time(until)),
    named(subject),
    of.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(...extensions)),
  );
  const signature = sign('sha256', content, by);
  const whole = sequence(content, ecdsaWithSha256, der(0x03, Buffer.from([0]), signature));
  const lines = whole
    .toString('base64')
    .match(/.{1,64}/g)
    ?.join('\n');
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
}

const newKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });
const pem = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }).toString();

export function createAuthority(name: string): Authority {
  const own = newKeys();
  const keyId = createHash('sha1')
    .update(own.publicKey.export({ type: 'spki', format: 'der' }))
    .digest();
  const authority = [extension('2.5.29.19', true, sequence(yes)), extension('2.5.29.14', false, der(0x04, keyId))];
  return {
    key: pem(own.privateKey),
    cert: certificate({ subject: name, issuer: name, of: own.publicKey, by: own.privateKey, extensions: authority }),
    issue(host, until) {
      const { publicKey, privateKey } = newKeys();
      const address = /^[\d.]+$/.test(host)
        ? der(0x87, Buffer.from(host.split('.').map(Number)))
        : der(0x82, Buffer.from(host));
      const extensions = [
        extension('2.5.29.17', false, sequence(address)),
        extension('2.5.29.35', false, sequence(der(0x80, keyId))),
      ];
      const cert = certificate({ subject: host, issuer: name, of: publicKey, by: own.privateKey, extensions, until });
      return { key: pem(privateKey), cert };
    },
  };
}
