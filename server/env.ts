/** The only reader of the environment. docs/operating.md describes each variable. */
import ipaddr from "ipaddr.js";

function text(name: string): string | null {
  const value = process.env[name];
  return value === undefined || value === "" ? null : value;
}

function wholeNumber(name: string, fallback: number): number {
  const value = Number(text(name) ?? fallback);
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name} must be a whole number.`);
  return value;
}

const LOOPBACK_HOST = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * `accessClaim` marks access tokens; null if their type `at+jwt` does. `acr` lists values of the claim `acr`
 * that prove a second factor.
 */
type IdentityProvider = {
  readonly issuer: string;
  readonly audience: string;
  readonly jwksUrl: string;
  readonly accessClaim: { readonly name: string; readonly value: string } | null;
  readonly acr: readonly string[];
};

/** Variables are not cached, because tests and scripts may set them first. */
export const env = {
  /**
   * The Postgres connection string.
   * @throws {Error} if unset
   */
  get databaseUrl(): string {
    const value = text("DATABASE_URL");
    if (value === null) throw new Error("DATABASE_URL is not set. Start through `npm start`, or set it.");
    return value;
  },
  /**
   * Connection string of the tables' owner, for partitions and archives; null if one role does everything.
   */
  get databaseOwnerUrl(): string | null {
    return text("DATABASE_OWNER_URL");
  },
  /** Connection string without a transaction pooler, for LISTEN and migrations. */
  get databaseDirectUrl(): string {
    return text("DATABASE_DIRECT_URL") ?? this.databaseUrl;
  },
  /**
   * "transaction" if a pooler gives each transaction another connection (decision 0297).
   * @throws {Error} for another value, or without {@link databaseDirectUrl}
   */
  get databasePooler(): "transaction" | null {
    const value = text("DATABASE_POOLER");
    if (value === null) return null;
    if (value !== "transaction") throw new Error("DATABASE_POOLER must be transaction, or unset.");
    if (text("DATABASE_DIRECT_URL") === null)
      throw new Error("DATABASE_DIRECT_URL must be set beside DATABASE_POOLER: LISTEN does not pass a pooler.");
    return value;
  },
  /** True in tests. */
  get preparesAll(): boolean {
    return text("SARRAF_PREPARE") === "all";
  },
  /**
   * The secret from which all keys are derived (Spec, "Credentials" 7 to 12).
   * @throws {Error} if unset or shorter than 32 characters
   */
  get secret(): string {
    const value = text("SARRAF_SECRET");
    if (value === null || value.length < 32) throw new Error("SARRAF_SECRET must be set to at least 32 characters.");
    return value;
  },
  /** The previous secret during a rotation (decision 0298); otherwise null. */
  get formerSecret(): string | null {
    const value = text("SARRAF_SECRET_FALLBACK");
    if (value !== null && value.length < 32)
      throw new Error("SARRAF_SECRET_FALLBACK must be at least 32 characters, or unset.");
    return value;
  },
  /** True for a built service; false under `npm run dev` and in tests. */
  get isBuilt(): boolean {
    return process.env.NODE_ENV === "production";
  },
  get port(): number {
    return wholeNumber("PORT", 3000);
  },
  /** Default base address of merchants' links, without trailing slash (Spec, "HTTP requests" 1 to 8). */
  get baseUrl(): string {
    return (text("BASE_URL") ?? `http://localhost:${this.port}`).replace(/\/+$/, "");
  },
  /** True if {@link baseUrl} is a loopback address, as on a developer's machine. */
  get isLoopback(): boolean {
    return URL.canParse(this.baseUrl) && LOOPBACK_HOST.test(new URL(this.baseUrl).hostname);
  },
  /**
   * Non-public networks to which outgoing requests are allowed.
   * @throws {Error} for a text that is not a CIDR
   */
  get outboundNetworks(): readonly string[] {
    const networks = (text("OUTBOUND_NETWORKS") ?? "").split(",").map((each) => each.trim());
    return networks
      .filter((each) => each !== "")
      .map((network) => {
        if (!ipaddr.isValidCIDR(network)) throw new Error("OUTBOUND_NETWORKS must be networks such as 10.8.0.0/16.");
        return network;
      });
  },
  /** Folder of this installation's embedded database, secret and seeded credentials. */
  get home(): string {
    return text("SARRAF_HOME") ?? ".sarraf";
  },
  /** Folder of the bundled programs that the server starts; `npm run dev` and tests set another. */
  get programsFolder(): string {
    return text("SARRAF_PROGRAMS") ?? `${text("SARRAF_DIST") ?? ".next"}/programs`;
  },
  /** Folder of stored files if no {@link bucket} is set. */
  get filesFolder(): string {
    return text("SARRAF_FILES") ?? `${this.home}/files`;
  },
  /**
   * The bucket for stored files, or null. `endpoint` is null for Amazon S3, `credentials` if the S3 client
   * finds them itself.
   */
  get bucket(): {
    name: string;
    region: string;
    endpoint: string | null;
    forcePathStyle: boolean;
    credentials: { accessKeyId: string; secretAccessKey: string } | null;
  } | null {
    const name = text("S3_BUCKET");
    if (name === null) return null;
    const accessKeyId = text("S3_ACCESS_KEY_ID");
    const secretAccessKey = text("S3_SECRET_ACCESS_KEY");
    if ((accessKeyId === null) !== (secretAccessKey === null))
      throw new Error("S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together.");
    return {
      name,
      region: text("S3_REGION") ?? "us-east-1",
      endpoint: text("S3_ENDPOINT"),
      forcePathStyle: text("S3_FORCE_PATH_STYLE") === "1",
      credentials: accessKeyId === null || secretAccessKey === null ? null : { accessKeyId, secretAccessKey },
    };
  },
  get applePayDomainFile(): string | null {
    return text("APPLE_PAY_DOMAIN_FILE");
  },
  /** Without a configured token `/metrics` answers nobody; traces are recorded if a collector is set. */
  get telemetry(): { metricsToken: string | null; tracesOn: boolean; serviceName: string } {
    const collector = text("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT") ?? text("OTEL_EXPORTER_OTLP_ENDPOINT");
    return {
      metricsToken: text("METRICS_TOKEN"),
      tracesOn: collector !== null && text("OTEL_SDK_DISABLED") !== "true",
      serviceName: text("OTEL_SERVICE_NAME") ?? "sarraf",
    };
  },
  /** Milliseconds above which an SQL statement is logged as slow. */
  get slowStatementMs(): number {
    return wholeNumber("SLOW_STATEMENT_MS", 500);
  },
  /**
   * Months of history kept in the database; null keeps all.
   * @throws {Error} below three
   */
  get keepMonths(): number | null {
    if (text("SARRAF_KEEP_MONTHS") === null) return null;
    const months = wholeNumber("SARRAF_KEEP_MONTHS", 0);
    if (months < 3) throw new Error("SARRAF_KEEP_MONTHS must be 3 or more.");
    return months;
  },
  get logLevel(): string {
    return text("LOG_LEVEL") ?? "info";
  },
  get poolSize(): number {
    return wholeNumber("DATABASE_POOL", 20);
  },
  get identityProvider(): IdentityProvider | null {
    const issuer = text("IDP_ISSUER");
    const audience = text("IDP_AUDIENCE");
    const jwksUrl = text("IDP_JWKS_URL");
    if (issuer === null || audience === null || jwksUrl === null) return null;
    const [name = "", value = ""] = (text("IDP_ACCESS_CLAIM") ?? "").split("=", 2);
    const accessClaim = name === "" || value === "" ? null : { name, value };
    return { issuer, audience, jwksUrl, accessClaim, acr: (text("IDP_ACR") ?? "").split(" ").filter(Boolean) };
  },
  /**
   * The mail provider; null keeps mails in the database. `baseUrl` is null for the provider's usual address.
   */
  get mailProvider(): { apiKey: string; from: string; baseUrl: string | null } | null {
    const apiKey = text("RESEND_API_KEY");
    if (apiKey === null) return null;
    return { apiKey, from: text("MAIL_FROM") ?? "Sarraf <no-reply@localhost>", baseUrl: text("RESEND_BASE_URL") };
  },
  /** The SMS provider; null keeps texts in the database. `from` is a number or a messaging service. */
  get smsProvider(): { accountSid: string; authToken: string; from: string; baseUrl: string | null } | null {
    const accountSid = text("TWILIO_ACCOUNT_SID");
    const authToken = text("TWILIO_AUTH_TOKEN");
    const from = text("SMS_FROM");
    if (accountSid === null || authToken === null || from === null) return null;
    return { accountSid, authToken, from, baseUrl: text("TWILIO_BASE_URL") };
  },
  /**
   * The provider of WhatsApp messages; null keeps them in the database. `template` is an approved template
   * whose body is one text.
   */
  get whatsappProvider(): {
    token: string;
    phoneNumberId: string;
    template: string | null;
    baseUrl: string | null;
  } | null {
    const token = text("WHATSAPP_TOKEN");
    const phoneNumberId = text("WHATSAPP_PHONE_NUMBER_ID");
    if (token === null || phoneNumberId === null) return null;
    return { token, phoneNumberId, template: text("WHATSAPP_TEMPLATE"), baseUrl: text("WHATSAPP_BASE_URL") };
  },
  /** Host that replaces Stripe's for test accounts only; null for Stripe's. */
  get stripeBaseUrl(): string | null {
    return text("STRIPE_BASE_URL");
  },
  /** Host that replaces Adyen's for test accounts only; null for Adyen's. */
  get adyenBaseUrl(): string | null {
    return text("ADYEN_BASE_URL");
  },
  get inngestVariables(): { dev: string | null; signingKey: string | null; eventKey: string | null } {
    return {
      dev: text("INNGEST_DEV"),
      signingKey: text("INNGEST_SIGNING_KEY"),
      eventKey: text("INNGEST_EVENT_KEY"),
    };
  },
  /**
   * Inngest's mode: `cloud` with signatures, `dev` without; null for the local driver. The SDK reads
   * `INNGEST_BASE_URL` itself.
   */
  get inngest(): "cloud" | "dev" | null {
    const { dev, signingKey } = this.inngestVariables;
    if (dev !== null) return "dev";
    return signingKey === null ? null : "cloud";
  },
  /** Number of the service's processes, which share Inngest's limits. */
  get processes(): number {
    return Math.max(1, wholeNumber("SARRAF_PROCESSES", 1));
  },
  get inngestServeOrigin(): string {
    return text("INNGEST_SERVE_ORIGIN") ?? this.baseUrl;
  },
  get jobs(): "on" | "off" {
    return text("SARRAF_JOBS") === "off" ? "off" : "on";
  },
};
