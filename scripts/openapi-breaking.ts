/**
 * Finds changes of the API document that break existing clients (decision 0274). A request may accept more; a
 * response may be narrower or have more fields.
 */

type Json = Readonly<Record<string, unknown>>;
/** Direction of a compared body: `taken` (request) or `given` (response). */
type Way = "taken" | "given";

const VERBS = ["get", "post", "put", "patch", "delete", "options"] as const;
const LIMITS = { minLength: 1, minimum: 1, minItems: 1, maxLength: -1, maximum: -1, maxItems: -1 } as const;

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function objectAt(value: unknown, ...path: readonly string[]): Json {
  let current = value;
  for (const step of path) current = isObject(current) ? current[step] : undefined;
  return isObject(current) ? current : {};
}

function listAt(value: Json, key: string): readonly unknown[] {
  const found = value[key];
  return Array.isArray(found) ? found : [];
}

function resolved(document: Json, value: unknown): Json {
  const found = isObject(value) ? value : {};
  return typeof found.$ref === "string" ? resolved(document, objectAt(document, ...steps(found.$ref))) : found;
}

function steps(reference: string): string[] {
  return reference
    .slice(2)
    .split("/")
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** Describes each change that breaks a client of the document `earlier`. */
export function breakingChanges(earlier: Json, later: Json): string[] {
  return new Comparison(earlier, later).all();
}

class Comparison {
  /** Pairs of schemas already compared or being compared, because schemas may be recursive. */
  readonly #known = new Map<string, readonly string[]>();

  constructor(
    private readonly earlier: Json,
    private readonly later: Json,
  ) {}

  all(): string[] {
    return [...this.#operations("paths", "given"), ...this.#operations("webhooks", "taken")];
  }

  #operations(kind: "paths" | "webhooks", answers: Way): string[] {
    return Object.keys(objectAt(this.earlier, kind)).flatMap((path) =>
      VERBS.flatMap((verb) => {
        const before = objectAt(this.earlier, kind, path);
        if (!isObject(before[verb])) return [];
        const now = objectAt(this.later, kind, path)[verb];
        const name = `${verb.toUpperCase()} ${path}`;
        if (!isObject(now)) return [`${name}: is gone`];
        const found = answers === "given" ? this.#operation(before[verb], now) : this.#webhook(before[verb], now);
        return found.map((change) => `${name}: ${change}`);
      }),
    );
  }

  #operation(before: Json, now: Json): string[] {
    const renamed = before.operationId === now.operationId ? [] : [`operationId is now ${now.operationId}`];
    return [
      ...renamed,
      ...this.#security(before, now),
      ...this.#parameters(before, now),
      ...this.#body(before, now, "taken"),
      ...this.#answers(before, now),
    ];
  }

  #webhook(before: Json, now: Json): string[] {
    const names = listAt(now, "parameters").map((parameter) => resolved(this.later, parameter).name);
    const headers = listAt(before, "parameters").map((parameter) => resolved(this.earlier, parameter).name);
    const gone = headers.filter((name) => !names.includes(name)).map((name) => `the header ${name} is gone`);
    return [...gone, ...this.#body(before, now, "given")];
  }

  #security(before: Json, now: Json): string[] {
    const kinds = listAt(now, "security").map((each) => JSON.stringify(each));
    if (listAt(before, "security").length === 0) return kinds.length === 0 ? [] : ["needs a credential now"];
    return listAt(before, "security")
      .filter((each) => kinds.length > 0 && !kinds.includes(JSON.stringify(each)))
      .map((each) => `is no longer opened by ${Object.keys(objectAt(each)).join(" and ")}`);
  }

  #parameters(before: Json, now: Json): string[] {
    const named = (document: Json, operation: Json) =>
      new Map(
        listAt(operation, "parameters").map((each) => {
          const parameter = resolved(document, each);
          return [`${parameter.in} ${parameter.name}`, parameter] as const;
        }),
      );
    const [old, present] = [named(this.earlier, before), named(this.later, now)];
    const gone = [...old.keys()].filter((name) => !present.has(name)).map((name) => `the ${name} is gone`);
    const required = [...present].filter(
      ([name, { required }]) => required === true && old.get(name)?.required !== true,
    );
    const narrower = [...old].flatMap(([name, parameter]) => {
      const other = present.get(name);
      return other
        ? this.#schema(parameter.schema, other.schema, "taken").map((change) => `the ${name} ${change}`)
        : [];
    });
    return [...gone, ...required.map(([name]) => `the ${name} is required now`), ...narrower];
  }

  #body(before: Json, now: Json, way: Way): string[] {
    if (!isObject(before.requestBody))
      return objectAt(now, "requestBody").required === true ? ["needs a body now"] : [];
    if (!isObject(now.requestBody)) return ["takes no body any longer"];
    const required = before.requestBody.required !== true && now.requestBody.required === true && way === "taken";
    return [
      ...(required ? ["needs a body now"] : []),
      ...this.#content(before.requestBody, now.requestBody, { way, name: "the body" }),
    ];
  }

  #content(before: Json, now: Json, { way, name }: { way: Way; name: string }): string[] {
    return Object.keys(objectAt(before, "content")).flatMap((type) => {
      const [old, present] = [objectAt(before, "content", type), objectAt(now, "content", type)];
      if (!isObject(objectAt(now, "content")[type])) return [`${name} is no longer ${type}`];
      return this.#schema(old.schema, present.schema, way).map((change) => `${name} ${change}`);
    });
  }

  #answers(before: Json, now: Json): string[] {
    const [old, present] = [objectAt(before, "responses"), objectAt(now, "responses")];
    const fresh = Object.keys(present).filter((status) => /^[23]/.test(status) && !(status in old));
    const changed = Object.keys(old).flatMap((status) => {
      if (!(status in present)) return /^[23]/.test(status) ? [`the answer ${status} is gone`] : [];
      const [was, is] = [resolved(this.earlier, old[status]), resolved(this.later, present[status])];
      const gone = Object.keys(objectAt(was, "headers")).filter((name) => !(name in objectAt(is, "headers")));
      return [
        ...gone.map((name) => `the header ${name} of ${status} is gone`),
        ...this.#content(was, is, { way: "given", name: `the answer ${status}` }),
      ];
    });
    return [...fresh.map((status) => `may now answer ${status}`), ...changed];
  }

  /** Returns a sentence per breaking change; each begins with the value's path. */
  #schema(before: unknown, now: unknown, way: Way): string[] {
    const key = [way, JSON.stringify(before), JSON.stringify(now)].join("\n");
    const known = this.#known.get(key);
    if (known !== undefined) return [...known];
    this.#known.set(key, []);
    const found = this.#shapes(resolved(this.earlier, before), resolved(this.later, now), way);
    this.#known.set(key, found);
    return found;
  }

  /** Every alternative of the narrower schema must match one of the wider schema. */
  #shapes(before: Json, now: Json, way: Way): string[] {
    const [olds, presents] = [shapesOf(before), shapesOf(now)];
    if (olds.length === 1 && presents.length === 1) return this.#one(before, now, way);
    if (way === "given" && isOpen(now)) return this.#kept(olds, presents);
    const narrow = way === "taken" ? olds : presents;
    const wide = way === "taken" ? presents : olds;
    return narrow.flatMap((shape) => {
      const tries = wide.map((other) =>
        way === "taken" ? this.#schema(shape, other, way) : this.#schema(other, shape, way),
      );
      return tries.sort((one, other) => one.length - other.length)[0] ?? [];
    });
  }

  /** Compares lists of alternatives: a later version may add alternatives, but not remove any. */
  #kept(olds: readonly Json[], presents: readonly Json[]): string[] {
    return olds.flatMap((old) => {
      const tries = presents.map((present) => this.#schema(old, present, "given"));
      return tries.sort((one, other) => one.length - other.length)[0] ?? [];
    });
  }

  #one(before: Json, now: Json, way: Way): string[] {
    const [narrow, wide] = way === "taken" ? [before, now] : [now, before];
    const words = way === "taken" ? "no longer takes" : "may now be";
    return [
      ...typesOf(narrow)
        .filter((type) => !admits(typesOf(wide), type))
        .map((type) => `${words} ${type}`),
      ...(way === "given" && isOpen(now) ? [] : valuesBeyond(narrow, wide)).map(
        (value) => `${words} ${JSON.stringify(value)}`,
      ),
      ...formBeyond(narrow, wide),
      ...(way === "taken" ? limitsBeyond(before, now) : []),
      ...this.#fields(before, now, way),
      ...this.#inner("items", "[]", { before, now, way }),
      ...this.#inner("additionalProperties", ".*", { before, now, way }),
    ];
  }

  #fields(before: Json, now: Json, way: Way): string[] {
    const [old, present] = [objectAt(before, "properties"), objectAt(now, "properties")];
    const [mustBefore, mustNow] = [listAt(before, "required"), listAt(now, "required")];
    const missing =
      way === "taken"
        ? mustNow.filter((name) => !mustBefore.includes(name)).map((name) => `.${name} is required now`)
        : mustBefore.filter((name) => !mustNow.includes(name)).map((name) => `.${name} may now be absent`);
    const each = Object.keys(old).flatMap((name) => {
      if (!(name in present)) return [`.${name} is gone`];
      return this.#schema(old[name], present[name], way).map((change) => `.${name}${glued(change)}`);
    });
    return [...missing, ...each];
  }

  #inner(keyword: string, mark: string, { before, now, way }: { before: Json; now: Json; way: Way }): string[] {
    const [old, present] = [before[keyword], now[keyword]];
    if (way === "taken" && old === true && present === false) return [`${mark} is no longer taken`];
    if (way === "given" && isObject(old) && present === true) return [`${mark} may now be anything`];
    if (!isObject(old) || !isObject(present)) return [];
    return this.#schema(old, present, way).map((change) => `${mark}${glued(change)}`);
  }
}

function glued(change: string): string {
  return /^[.[]/.test(change) ? change : ` ${change}`;
}

function shapesOf(schema: Json): readonly Json[] {
  return Array.isArray(schema.anyOf) ? schema.anyOf.map((shape) => objectAt(shape)) : [schema];
}

/** The types of a schema; all types if it names none. */
function typesOf({ type }: Json): readonly string[] {
  if (typeof type === "string") return [type];
  return Array.isArray(type) ? type.map(String) : ["anything"];
}

function admits(types: readonly string[], type: string): boolean {
  return types.includes("anything") || types.includes(type) || (type === "integer" && types.includes("number"));
}

/**
 * True if a schema's description says that values or shapes may be added, so that clients must expect new
 * ones.
 */
function isOpen(schema: Json): boolean {
  return schema["x-open-list"] === true;
}

function valuesOf(schema: Json): readonly unknown[] | null {
  if ("const" in schema) return [schema.const];
  return Array.isArray(schema.enum) ? schema.enum : null;
}

function valuesBeyond(narrow: Json, wide: Json): readonly unknown[] {
  const [few, many] = [valuesOf(narrow), valuesOf(wide)];
  if (many === null) return [];
  return few === null ? ["any other value"] : few.filter((value) => !many.includes(value));
}

function formBeyond(narrow: Json, wide: Json): string[] {
  return ["format", "pattern"]
    .filter((keyword) => wide[keyword] !== undefined && wide[keyword] !== narrow[keyword])
    .map((keyword) => `has another ${keyword}`);
}

function limitsBeyond(before: Json, now: Json): string[] {
  return Object.entries(LIMITS).flatMap(([keyword, sign]) => {
    const [old, present] = [before[keyword], now[keyword]];
    if (typeof present !== "number") return [];
    return typeof old !== "number" || (present - old) * sign > 0 ? [`has the ${keyword} ${present} now`] : [];
  });
}
