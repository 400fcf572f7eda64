/** Jenkins, a multibranch pipeline. */
import { fillTemplate, indentLines, type Pipeline, type ShellRecipe } from './recipe.ts';
import { writeScript } from './shell.ts';

export const jenkins: ShellRecipe = {
  kind: 'shell',
  file: 'Jenkinsfile',
  marks: [],
  key: 'Store the API key as the credential scan-gate-api-key, of the kind secret text',
  isBranchWritten: false,
  steps: [
    'If the repository is private, name a credential that may read it in the line of GIT_READ; with an ssh key also a secret file of known_hosts in GIT_KNOWN_HOSTS',
  ],
  reports: [
    { format: 'html', path: 'scan-gate.html', shownIn: 'the artifacts of the build' },
    { format: 'junit', path: 'scan-gate-junit.xml', shownIn: 'the test report' },
  ],
  render: (pipeline) => fillTemplate(renderText(pipeline), pipeline),
};

function renderText(pipeline: Pipeline): string {
  const script = writeScript(pipeline, {
    reports: jenkins.reports,
    readsPrivateOrigin: 'token or key',
    end: ' | tee scan-gate.log',
  });
  return `// Jenkins: Jenkinsfile of a multibranch pipeline. The agent runs Docker.
pipeline {
  agent { docker { image 'node:24' } }
?  environment { SCAN_GATE_API_KEY = credentials('scan-gate-api-key') }
  stages {
    stage('Scan Gate') {
      // For a private repository: a credential that may read it, a user with a token or an ssh key. With a key, also a secret file with
      // the lines of known_hosts that the host publishes; without it, the agent's own known_hosts has to name the host.
      // environment {
      //   GIT_READ = credentials('ID-OF-THE-CREDENTIAL')
      //   GIT_KNOWN_HOSTS = credentials('ID-OF-THE-FILE')
      // }
      steps {
        sh '''#!/bin/bash
${indentLines(script, 10)}
        '''
      }
      post {
        always {
          archiveArtifacts artifacts: 'scan-gate.html', allowEmptyArchive: true
          junit testResults: 'scan-gate-junit.xml', allowEmptyResults: true
          script {
            // The last line of the log is the sentence that says how the run ended.
            currentBuild.description = sh(script: 'tail -n 1 scan-gate.log || true', returnStdout: true).trim()
          }
        }
      }
    }
  }
}
`;
}
