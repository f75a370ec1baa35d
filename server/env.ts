/** The only reader of the environment. Every variable is described in docs/operating.md. */

function text(name: string): string | null {
  const value = process.env[name];
  return value === undefined || value === "" ? null : value;
}

function wholeNumber(name: string, fallback: number): number {
  const value = Number(text(name) ?? fallback);
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name} must be a whole number.`);
  return value;
}

/**
 * The environment as it is at the moment of the call; nothing is cached, so tests and scripts may set it
 * first.
 */
export const env = {
  /** Connection string of Postgres. @throws {Error} when unset */
  get databaseUrl(): string {
    const value = text("DATABASE_URL");
    if (value === null) throw new Error("DATABASE_URL is not set. Start through `npm start`, or set it.");
    return value;
  },
  /** Connection string without a transaction pooler in between, for what listens and migrates. */
  get databaseDirectUrl(): string {
    return text("DATABASE_DIRECT_URL") ?? this.databaseUrl;
  },
  /**
   * "transaction" when a pooler gives each transaction another connection of Postgres' (decision 0297).
   * @throws {Error} when it is another word, or no {@link databaseDirectUrl} goes past the pooler
   */
  get databasePooler(): "transaction" | null {
    const value = text("DATABASE_POOLER");
    if (value === null) return null;
    if (value !== "transaction") throw new Error("DATABASE_POOLER must be transaction, or unset.");
    if (text("DATABASE_DIRECT_URL") === null)
      throw new Error("DATABASE_DIRECT_URL must be set beside DATABASE_POOLER: LISTEN does not pass a pooler.");
    return value;
  },
  /**
   * The secret all keys derive from (Spec, "Credentials" 7 to 12). @throws {Error} when unset or shorter than
   * 32 characters
   */
  get secret(): string {
    const value = text("SARRAF_SECRET");
    if (value === null || value.length < 32) throw new Error("SARRAF_SECRET must be set to at least 32 characters.");
    return value;
  },
  /** The secret before {@link secret}, while it is replaced (decision 0298); null when none is. */
  get formerSecret(): string | null {
    const value = text("SARRAF_SECRET_FALLBACK");
    if (value !== null && value.length < 32)
      throw new Error("SARRAF_SECRET_FALLBACK must be at least 32 characters, or unset.");
    return value;
  },
  /** True for a built server, false under `npm run dev` and in tests. */
  get isBuilt(): boolean {
    return process.env.NODE_ENV === "production";
  },
  get port(): number {
    return wholeNumber("PORT", 3000);
  },
  /**
   * Base of all links of merchants without one of their own, without trailing slash (Spec, "HTTP requests" 1
   * to 8).
   */
  get baseUrl(): string {
    return (text("BASE_URL") ?? `http://localhost:${this.port}`).replace(/\/+$/, "");
  },
  /** Folder of what belongs to this installation alone: embedded database, secret, seeded credentials. */
  get home(): string {
    return text("SARRAF_HOME") ?? ".sarraf";
  },
  /** Folder of stored files, if no {@link bucket} keeps them. */
  get filesFolder(): string {
    return text("SARRAF_FILES") ?? `${this.home}/files`;
  },
  /**
   * The bucket that keeps stored files instead of a folder; null when none is named. `endpoint` is null for
   * S3 itself, `credentials` for those that the client finds by itself.
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
  /**
   * How metrics and traces leave. Without a token `/metrics` answers callers of this machine alone; traces
   * are kept where a collector is named.
   */
  get telemetry(): { metricsToken: string | null; tracesOn: boolean; serviceName: string } {
    const collector = text("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT") ?? text("OTEL_EXPORTER_OTLP_ENDPOINT");
    return {
      metricsToken: text("METRICS_TOKEN"),
      tracesOn: collector !== null && text("OTEL_SDK_DISABLED") !== "true",
      serviceName: text("OTEL_SERVICE_NAME") ?? "sarraf",
    };
  },
  /** Statements that take longer are logged, milliseconds. */
  get slowStatementMs(): number {
    return wholeNumber("SLOW_STATEMENT_MS", 500);
  },
  /** Whole months of histories that stay in the database; null keeps all. @throws {Error} when below three */
  get keepMonths(): number | null {
    if (text("SARRAF_KEEP_MONTHS") === null) return null;
    const months = wholeNumber("SARRAF_KEEP_MONTHS", 0);
    if (months < 3) throw new Error("SARRAF_KEEP_MONTHS must be 3 or more.");
    return months;
  },
  get logLevel(): string {
    return text("LOG_LEVEL") ?? "info";
  },
  /** Largest number of database connections of this process. */
  get poolSize(): number {
    return wholeNumber("DATABASE_POOL", 20);
  },
  /** Identity provider whose JWTs are accepted as Bearer tokens; null when none is configured. */
  get identityProvider(): { issuer: string; audience: string; jwksUrl: string } | null {
    const issuer = text("IDP_ISSUER");
    const audience = text("IDP_AUDIENCE");
    const jwksUrl = text("IDP_JWKS_URL");
    return issuer !== null && audience !== null && jwksUrl !== null ? { issuer, audience, jwksUrl } : null;
  },
  /**
   * How mails are handed over; null leaves them in the database. `baseUrl` is null for the provider's own
   * address.
   */
  get mailProvider(): { apiKey: string; from: string; baseUrl: string | null } | null {
    const apiKey = text("RESEND_API_KEY");
    if (apiKey === null) return null;
    return { apiKey, from: text("MAIL_FROM") ?? "Sarraf <no-reply@localhost>", baseUrl: text("RESEND_BASE_URL") };
  },
  /**
   * How SMS are handed over; null leaves them in the database. `from` is a number, or a messaging service's
   * name.
   */
  get smsProvider(): { accountSid: string; authToken: string; from: string; baseUrl: string | null } | null {
    const accountSid = text("TWILIO_ACCOUNT_SID");
    const authToken = text("TWILIO_AUTH_TOKEN");
    const from = text("SMS_FROM");
    if (accountSid === null || authToken === null || from === null) return null;
    return { accountSid, authToken, from, baseUrl: text("TWILIO_BASE_URL") };
  },
  /**
   * How WhatsApp messages are handed over; null leaves them in the database. `template` is the name of an
   * approved template whose body is one text.
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
  /** Stands in for Stripe's host, of test accounts; null for its own. Live accounts never go elsewhere. */
  get stripeBaseUrl(): string | null {
    return text("STRIPE_BASE_URL");
  },
  /** Stands in for the host of Adyen's test accounts; null for its own. Live accounts never go elsewhere. */
  get adyenBaseUrl(): string | null {
    return text("ADYEN_BASE_URL");
  },
  /** What is set of Inngest; `jobs/inngest-setting.ts` says what is wrong with it. */
  get inngestVariables(): { dev: string | null; signingKey: string | null; eventKey: string | null } {
    return {
      dev: text("INNGEST_DEV"),
      signingKey: text("INNGEST_SIGNING_KEY"),
      eventKey: text("INNGEST_EVENT_KEY"),
    };
  },
  /**
   * How Inngest drives the jobs: `cloud` with signatures, `dev` without; null when the local driver does. The
   * SDK reads `INNGEST_BASE_URL`, the address of a server of one's own, by itself.
   */
  get inngest(): "cloud" | "dev" | null {
    const { dev, signingKey } = this.inngestVariables;
    if (dev !== null) return "dev";
    return signingKey === null ? null : "cloud";
  },
  /** How many processes serve together; Inngest's limits are of all of them. */
  get processes(): number {
    return Math.max(1, wholeNumber("SARRAF_PROCESSES", 1));
  },
  get inngestServeOrigin(): string {
    return text("INNGEST_SERVE_ORIGIN") ?? this.baseUrl;
  },
  /**
   * "off" keeps this process from running jobs at all (the browser tier's second server, one-off scripts).
   */
  get jobs(): "on" | "off" {
    return text("SARRAF_JOBS") === "off" ? "off" : "on";
  },
};
