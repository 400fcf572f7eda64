/**
 * Describes what each secretlint rule found, without any part of the secret, and locates it in the text.
 */

import type { EngineFinding } from '../engine.ts';

interface SecretRule {
  /** The kind of credential. */
  what: string;
  severity: EngineFinding['severity'];
  /** How to revoke the leaked credential. */
  revoke: string;
  /** True when the issuer creates it at random. What a person chose can be guessed. */
  isIssued: boolean;
}

const rulePrefix = '@secretlint/secretlint-rule-';

const rules: Record<string, SecretRule> = {
  '1password': createIssuedRule(
    '1Password service account token',
    'CRITICAL',
    'Revoke the service account in 1Password.',
  ),
  anthropic: createIssuedRule('Anthropic API key', 'HIGH', 'Delete the key in the Anthropic console.'),
  aws: createIssuedRule(
    'AWS secret access key',
    'CRITICAL',
    'Deactivate the access key in AWS IAM, and check when it was last used.',
  ),
  basicauth: createChosenRule('User name and password in an address', 'HIGH', 'Change the password.'),
  cloudflare: createIssuedRule(
    'Cloudflare API credential',
    'CRITICAL',
    'Roll the key or token in the Cloudflare dashboard.',
  ),
  'database-connection-string': createChosenRule(
    'Database password in a connection string',
    'HIGH',
    'Change the database password.',
  ),
  databricks: createIssuedRule('Databricks access token', 'HIGH', 'Revoke the token in the Databricks user settings.'),
  docker: createIssuedRule('Docker access token', 'HIGH', 'Delete the token in the Docker account settings.'),
  figma: createIssuedRule('Figma access token', 'HIGH', 'Revoke the token in the Figma settings.'),
  gcp: createIssuedRule(
    'Google Cloud service account key',
    'CRITICAL',
    'Delete the key of the service account in Google Cloud IAM.',
  ),
  github: createIssuedRule(
    'GitHub token',
    'CRITICAL',
    'Revoke the token in the GitHub settings, and check the audit log.',
  ),
  gitlab: createIssuedRule('GitLab personal access token', 'CRITICAL', 'Revoke the token in the GitLab user settings.'),
  grafana: createIssuedRule('Grafana token', 'HIGH', 'Delete the token in Grafana.'),
  groq: createIssuedRule('Groq API key', 'HIGH', 'Delete the key in the Groq console.'),
  'hashicorp-vault': createIssuedRule(
    'HashiCorp Vault token',
    'CRITICAL',
    'Revoke the token with `vault token revoke`.',
  ),
  huggingface: createIssuedRule(
    'Hugging Face access token',
    'HIGH',
    'Invalidate the token in the Hugging Face settings.',
  ),
  linear: createIssuedRule('Linear API key', 'HIGH', 'Revoke the key in the Linear settings.'),
  notion: createIssuedRule('Notion integration token', 'HIGH', 'Refresh the secret of the Notion integration.'),
  npm: createIssuedRule(
    'npm access token',
    'CRITICAL',
    'Revoke the token with `npm token revoke` and check the published versions.',
  ),
  openai: createIssuedRule('OpenAI API key', 'HIGH', 'Delete the key in the OpenAI settings.'),
  privatekey: createIssuedRule(
    'Private key',
    'CRITICAL',
    'Generate a new key pair, and remove the old public key everywhere it is trusted.',
  ),
  sendgrid: createIssuedRule('SendGrid API key', 'HIGH', 'Delete the key in the SendGrid settings.'),
  shopify: createIssuedRule('Shopify access token', 'HIGH', 'Rotate the credentials of the app in Shopify.'),
  slack: createIssuedRule(
    'Slack token or webhook address',
    'HIGH',
    'Revoke the token or delete the webhook in the Slack app settings.',
  ),
  stripe: createIssuedRule('Stripe API key', 'CRITICAL', 'Roll the key in the Stripe dashboard.'),
  tailscale: createIssuedRule('Tailscale key', 'HIGH', 'Revoke the key in the Tailscale admin console.'),
  'private-key': createIssuedRule(
    'Private key',
    'CRITICAL',
    'Generate a new key pair, and remove the old public key everywhere it is trusted.',
  ),
  'key-file': createIssuedRule(
    'Secret key',
    'HIGH',
    'Generate a new key, and replace everything that the old one protects.',
  ),
  'json-web-token': createIssuedRule(
    'JSON Web Token',
    'MEDIUM',
    'End the session of this token, or change the key that signed it.',
  ),
  authorization: createChosenRule('User name and password in a header', 'HIGH', 'Change the password.'),
  'bearer-token': createIssuedRule('Access token in a header', 'HIGH', 'Revoke it at the service that issued it.'),
  'connection-password': createChosenRule('Password in a connection string', 'HIGH', 'Change the password.'),
  'assigned-password': createChosenRule('Password', 'HIGH', 'Change the password.'),
  'signing-key': createChosenRule(
    'Signing or encryption key',
    'HIGH',
    'Generate a new random key, and do not trust anything that the old one signed or encrypted.',
  ),
  'assigned-token': createChosenRule('API key or access token', 'HIGH', 'Revoke it at the service that issued it.'),
  'fixed-salt': createChosenRule(
    'Salt',
    'MEDIUM',
    'Generate a random salt for each password, and store it with the hash.',
  ),
  'seed-phrase': createChosenRule('Wallet seed phrase', 'HIGH', 'Move the funds of the wallet to a new one.'),
  'azure-storage-key': createIssuedRule(
    'Azure Storage account key',
    'CRITICAL',
    'Rotate the key of the storage account in the Azure portal.',
  ),
  'azure-shared-access-key': createIssuedRule(
    'Azure shared access key',
    'CRITICAL',
    'Regenerate the key of the shared access policy in the Azure portal.',
  ),
  'azure-shared-access-signature': createIssuedRule(
    'Azure shared access signature',
    'HIGH',
    'Rotate the key that signed it, or delete its stored access policy.',
  ),
  'azure-client-secret': createIssuedRule(
    'Microsoft Entra client secret',
    'CRITICAL',
    'Delete the secret of the app registration and make a new one.',
  ),
  'teams-webhook': createIssuedRule('Microsoft Teams webhook address', 'HIGH', 'Remove the webhook from the channel.'),
  'telegram-bot-token': createIssuedRule('Telegram bot token', 'HIGH', 'Revoke the token with /revoke at BotFather.'),
  'discord-webhook': createIssuedRule(
    'Discord webhook address',
    'HIGH',
    'Delete the webhook in the settings of the channel.',
  ),
  'discord-bot-token': createIssuedRule(
    'Discord bot token',
    'HIGH',
    'Reset the token in the Discord developer portal.',
  ),
  'mailgun-key': createIssuedRule('Mailgun API key', 'HIGH', 'Delete the key in the Mailgun settings.'),
  'docker-auth': createChosenRule(
    'Registry password in a Docker configuration',
    'HIGH',
    'Change the password, or delete the token.',
  ),
  'npm-auth': createChosenRule(
    'Registry password in an npm configuration',
    'HIGH',
    'Change the password, or revoke the token.',
  ),
  'gitlab-token': createIssuedRule(
    'GitLab token',
    'HIGH',
    'Revoke the token in the settings of the GitLab project or group.',
  ),
  'slack-token': createIssuedRule(
    'Slack token or webhook address',
    'HIGH',
    'Revoke the token or delete the webhook in the Slack app settings.',
  ),
  'pypi-token': createIssuedRule(
    'PyPI API token',
    'CRITICAL',
    'Remove the token in the PyPI settings, and check the published versions.',
  ),
  'heroku-key': createIssuedRule('Heroku API key', 'HIGH', 'Regenerate the key in the Heroku account settings.'),
  'digitalocean-token': createIssuedRule(
    'DigitalOcean token',
    'CRITICAL',
    'Delete the token in the DigitalOcean control panel.',
  ),
  'square-token': createIssuedRule(
    'Square access token',
    'HIGH',
    'Replace the credentials in the Square developer dashboard.',
  ),
  'terraform-token': createIssuedRule(
    'HCP Terraform token',
    'CRITICAL',
    'Revoke the token in the HCP Terraform settings.',
  ),
  'new-relic-key': createIssuedRule('New Relic key', 'HIGH', 'Delete the key in the New Relic settings.'),
  'linear-token': createIssuedRule('Linear access token', 'HIGH', 'Revoke the token in the Linear settings.'),
  'notion-token': createIssuedRule('Notion integration token', 'HIGH', 'Refresh the secret of the Notion integration.'),
  'anthropic-key': createIssuedRule('Anthropic API key', 'HIGH', 'Delete the key in the Anthropic console.'),
  'model-key': createIssuedRule(
    'API key of a model provider',
    'HIGH',
    'Delete the key at the provider that issued it.',
  ),
  'google-client-secret': createIssuedRule(
    'Google OAuth client secret',
    'HIGH',
    'Add a new secret to the OAuth client in the Google Cloud console, and delete this one.',
  ),
  'atlassian-token': createIssuedRule(
    'Atlassian API token',
    'HIGH',
    'Revoke the token in the Atlassian account settings.',
  ),
  'registry-key': createIssuedRule(
    'API key of a package registry',
    'CRITICAL',
    'Delete the key at the registry and check the published versions.',
  ),
  'service-token': createIssuedRule('API token', 'HIGH', 'Revoke it at the service that issued it.'),
  'mail-key': createIssuedRule('API key of a mail service', 'HIGH', 'Delete the key at the service that issued it.'),
  'airtable-token': createIssuedRule('Airtable access token', 'HIGH', 'Delete the token in the Airtable settings.'),
  'age-key': createIssuedRule(
    'age private key',
    'CRITICAL',
    'Generate a new key pair, and encrypt again what the old one can decrypt.',
  ),
  vercel: createIssuedRule('Vercel token', 'HIGH', 'Delete the token in the Vercel account settings.'),
};

/** A rule of a newer preset that is not in this table still counts. */
const unknownRule = createChosenRule('Credential', 'HIGH', 'Revoke the credential where it was issued.');

/** The rule for a secretlint rule id. */
export function findSecretRule(ruleId: string): SecretRule {
  const name = ruleId.startsWith(rulePrefix) ? ruleId.slice(rulePrefix.length) : ruleId;
  return Object.hasOwn(rules, name) ? (rules[name] ?? unknownRule) : unknownRule;
}

function createIssuedRule(what: string, severity: SecretRule['severity'], revoke: string): SecretRule {
  return { what, severity, revoke, isIssued: true };
}

function createChosenRule(...words: Parameters<typeof createIssuedRule>): SecretRule {
  return { ...createIssuedRule(...words), isIssued: false };
}

export interface Hit {
  ruleId: string;
  /** Offsets in the text. */
  start: number;
  end: number;
  /** The severity of the value, if it differs from that of the rule. */
  severity?: EngineFinding['severity'];
}
