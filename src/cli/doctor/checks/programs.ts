/** Checks which programs of this machine can scan besides the built-in scanners, and which the policy names. */
import { GateError } from '../../../errors.ts';
import { programInstallations, type WantedProgram } from '../../../installation.ts';
import { requestPrograms } from '../../../scan/programs.ts';
import { askProgramVersions } from '../../../scan/scanners.ts';
import { writeFileLine } from '../../../settings/settings.ts';
import type { ProgramVersion, RequestedProgram } from '../../../text/scan-request.ts';
import { type DoctorFinding, reportNotTried, reportOk } from '../check.ts';
import type { DoctorContext } from '../doctor-context.ts';

export async function checkPrograms(examined: DoctorContext): Promise<DoctorFinding> {
  const { session, settings: step, hasScanners, scannersUrl, isConnected } = examined;
  if (!hasScanners) return reportNotTried('this is only the gate, without scanners');
  const { scanners, semgrepRules } = await examined.policy().then(
    ({ settings }) => settings,
    () => step,
  );
  const wanted = programInstallations.map(({ name }) => scanners.find((each) => each.name === name) ?? { name });
  const requested = requestPrograms({ programs: wanted, semgrepRules }, [session.folder]);
  const versions = await askProgramVersions(scannersUrl, requested, session.cancel);
  return judgePrograms({ requested, versions, named: scanners, isConnected });
}

interface FoundPrograms {
  requested: readonly RequestedProgram[];
  versions: readonly ProgramVersion[];
  /** Those that the policy names, and `builtin`. */
  named: readonly WantedProgram[];
  isConnected: boolean;
}

function judgePrograms({ requested, versions, named, isConnected }: FoundPrograms): DoctorFinding {
  const isNamed = (name: string) => named.some((each) => each.name === name);
  const found = versions.flatMap(({ name, version }) => {
    const { file } = requested.find((each) => each.name === name) ?? {};
    if (typeof file !== 'string') return [];
    return [`${name} ${version ?? 'without a version'}, ${file}${isNamed(name) ? ', named in the policy' : ''}`];
  });
  const lacking = programInstallations
    .filter(
      ({ name, hasRules }) => hasRules && isNamed(name) && requested.every((each) => each.name !== name || !each.rules),
    )
    .map(({ name }) => `${name} has no rules. Name a folder with rules in semgrep-rules`);
  const broken = versions.flatMap(({ name, problem }) => (problem !== undefined && isNamed(name) ? [problem] : []));
  const problems = [...broken, ...lacking];
  if (problems.length > 0 && isConnected)
    return { ...reportNotTried(`${problems.join('. ')}; only run --embedded needs it`), details: found };
  if (problems.length > 0) throw new GateError('CONFIG', problems.join('\n'), { hint: found.join('\n') });
  if (found.length === 0)
    return reportOk('none is installed on the PATH outside the checkout, and the policy names none');
  const count = versions.filter(({ name }) => isNamed(name)).length;
  const use = count === 0 ? `; the policy names none (${writeFileLine('scanners')})` : '';
  return reportOk(`${found.length} on the PATH outside the checkout${use}`, found);
}
