/** Stores keys in a file readable only by its owner, one profile per installation or merchant. */
import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";

export type Profile = {
  readonly name: string;
  readonly apiKey: string | undefined;
  readonly baseUrl: string | undefined;
  /** True if a selected profile does not exist. */
  readonly isUnknown: boolean;
};

type KeptProfile = {
  readonly api_key: string;
  readonly base_url: string;
  /** The secret with which `listen` signs forwarded events; created at first use. */
  readonly listen_secret?: string;
};

type KeptFile = { readonly current: string; readonly profiles: Readonly<Record<string, KeptProfile>> };

export class UnreadableProfiles extends Error {}

export class NotSignedIn extends Error {}

const NOTHING: KeptFile = { current: "default", profiles: {} };

export function profilesPath(): string {
  const { XDG_CONFIG_HOME: given } = process.env;
  return join(given ? given : join(homedir(), ".config"), "sarraf", "config.json");
}

/** @throws {UnreadableProfiles} if the file exists but has another format */
export function readProfiles(): KeptFile {
  const path = profilesPath();
  try {
    const kept: unknown = JSON.parse(readFileSync(path, "utf8"));
    if (isKeptFile(kept)) return kept;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return NOTHING;
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new UnreadableProfiles(`${path} is not a valid profiles file. Correct or remove it.`);
}

function isKeptFile(kept: unknown): kept is KeptFile {
  if (typeof kept !== "object" || kept === null || !("current" in kept) || !("profiles" in kept)) return false;
  return typeof kept.current === "string" && typeof kept.profiles === "object" && kept.profiles !== null;
}

/** Writes a temporary file and renames it, so that a full disk does not destroy the previous file. */
function write(file: KeptFile): void {
  const path = profilesPath();
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const next = `${path}.${randomBytes(4).toString("hex")}`;
  writeFileSync(next, `${JSON.stringify(file, null, 2)}\n`, { mode: 0o600 });
  chmodSync(next, 0o600);
  renameSync(next, path);
}

export function keepProfile(name: string, { apiKey, baseUrl }: { apiKey: string; baseUrl: string }): void {
  const { profiles } = readProfiles();
  const secret = profiles[name]?.listen_secret;
  const kept = { api_key: apiKey, base_url: baseUrl, ...(secret !== undefined && { listen_secret: secret }) };
  write({ current: name, profiles: { ...profiles, [name]: kept } });
}

/** @throws {NotSignedIn} if no profile has this name */
export function useProfile(name: string): void {
  const file = readProfiles();
  requireKept(file, name);
  write({ ...file, current: name });
}

/** @throws {NotSignedIn} if no profile has this name */
export function forgetProfile(name: string): void {
  const file = readProfiles();
  requireKept(file, name);
  const { [name]: _, ...profiles } = file.profiles;
  write({ current: file.current === name ? (Object.keys(profiles)[0] ?? "default") : file.current, profiles });
}

function requireKept({ profiles }: KeptFile, name: string): void {
  if (!Object.hasOwn(profiles, name)) throw noProfile(name);
}

export function noProfile(name: string): NotSignedIn {
  return new NotSignedIn(`There is no profile ${name}. Create it: sarraf login --profile ${name}`);
}

/** The secret that signs forwarded events: the profile's saved secret, or a new one without a profile. */
export function listenSecret(name: string): string {
  const file = readProfiles();
  const kept = file.profiles[name];
  const secret = kept?.listen_secret ?? `whsec_${randomBytes(24).toString("base64")}`;
  if (kept !== undefined && kept.listen_secret === undefined)
    write({ ...file, profiles: { ...file.profiles, [name]: { ...kept, listen_secret: secret } } });
  return secret;
}

/** The profile to use: the one that the options name, else the environment's, else the current profile. */
export function chooseProfile(options: {
  readonly profile: string | undefined;
  readonly apiKey: string | undefined;
  readonly baseUrl: string | undefined;
}): Profile {
  const { SARRAF_PROFILE, SARRAF_API_KEY, SARRAF_BASE_URL } = process.env;
  const { current, profiles } = readProfiles();
  const named = options.profile ?? (SARRAF_PROFILE || undefined);
  const name = named ?? current;
  const kept = Object.hasOwn(profiles, name) ? profiles[name] : undefined;
  const chosen = options.profile === undefined ? undefined : kept;
  return {
    name,
    apiKey: options.apiKey ?? chosen?.api_key ?? (SARRAF_API_KEY || kept?.api_key),
    baseUrl: options.baseUrl ?? chosen?.base_url ?? (SARRAF_BASE_URL || kept?.base_url),
    isUnknown: named !== undefined && kept === undefined,
  };
}
