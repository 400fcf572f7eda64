// What both receivers read from their variables.
const required = ['WEBHOOK_SECRET', 'REPOSITORIES', 'APP_ID', 'APP_INSTALLATION_ID', 'APP_PRIVATE_KEY', 'WORKFLOW'];

export function readSettings(env) {
  const missing = required.filter((name) => !env[name]);
  if (missing.length > 0) throw new Error(`missing: ${missing.join(', ')}`);
  return {
    secrets: [env.WEBHOOK_SECRET, env.WEBHOOK_SECRET_OLD].filter(Boolean),
    // `shop=acme/shop api=acme/api`: the name at the service, and the repository.
    repositories: Object.fromEntries(env.REPOSITORIES.split(/\s+/).map((each) => each.split('='))),
    app: {
      appId: env.APP_ID,
      installationId: env.APP_INSTALLATION_ID,
      privateKey: env.APP_PRIVATE_KEY,
      workflow: env.WORKFLOW,
      ...(env.DEFAULT_BRANCH && { ref: env.DEFAULT_BRANCH }),
      ...(env.GITHUB_API_URL && { apiUrl: env.GITHUB_API_URL }),
    },
  };
}
