import type { z } from "zod";
import { phone } from "@/server/kernel/phone-field";
import {
  choice,
  email,
  type Field,
  field,
  flag,
  integer,
  list,
  matching,
  object,
  optional,
  refuse,
  text,
} from "@/server/kernel/wire";
import { LANGUAGES } from "@/server/kernel/words";
import { IDLE_MINUTES } from "../core/console-limits";
import { isPermission } from "../core/permissions";

import { clearable } from "./clearable";

const PASSWORD_MIN = 12;
/**
 * Minimum length of a password in the API document, whose schemas may not become stricter; the descriptions
 * state the real rule.
 */
const DOCUMENTED_MIN = 8;
const PASSWORD_MAX = 128;
export const MAX_PERMISSIONS = 500;

/** A password is validated exactly as sent: neither trimmed nor normalized. */
function password(): Field<string> {
  return field(
    (value) => {
      if (typeof value !== "string") return refuse("Not a valid string.");
      if (value === "") return refuse("This field may not be blank.");
      if ([...value].length < PASSWORD_MIN) {
        return refuse(`This password is too short. It must contain at least ${PASSWORD_MIN} characters.`);
      }
      return value.length > PASSWORD_MAX
        ? refuse(`Ensure this field has no more than ${PASSWORD_MAX} characters.`)
        : value;
    },
    { type: "string", minLength: DOCUMENTED_MIN, maxLength: PASSWORD_MAX },
  );
}

const USERNAME = /^[\w.@+-]+$/;
const USERNAME_RULE = "Enter a valid username. This value may contain only letters, numbers, and @/./+/-/_ characters.";

export function permission(): Field<string> {
  return text(150).transform((written, context) => {
    if (!isPermission(written)) context.addIssue({ code: "custom", message: `"${written}" is not a valid choice.` });
    return written;
  });
}

const PERMISSIONS = optional(list(permission(), { max: MAX_PERMISSIONS, empty: true }));
const PERSON = {
  permissions: PERMISSIONS.describe(
    "Permissions of the user: `Can add payment requests`, `Can change payment requests`, `Can view payment requests`, the same three for `e-commerce payments`, `Can use <pg_code>`, `payment.capture`, `payment.refund`, `payment.void`, `payment.cancel`, `payment.expire`, `payment.delete`, `payment.inquiry`, `payment.collect`, `Can do refund`, `Can do void`, `Can add Invoice`, `report.can_view_report`, `wallet.view`, `notification.send`, `gateway.add`; of users for the console alone `console.access`, `console.developer`, `merchant.settings`, `merchant.users`, `merchant.keys`, `card.view`, `card.delete`, `wallet.adjust`. Adding and changing include viewing.",
  ),
  is_checker: optional(flag()).describe(
    "True if the user approves and rejects refunds and voids that other users request.",
  ),
  email: clearable(email(254)).describe("User's email address. Null or an empty text removes it."),
  first_name: clearable(text(32)).describe("User's first name. Null or an empty text removes it."),
  last_name: clearable(text(32)).describe("User's last name. Null or an empty text removes it."),
  phone: clearable(phone(128)).describe("User's phone number. Null or an empty text removes it."),
};

type PersonFields = { [key in keyof typeof PERSON]?: z.infer<(typeof PERSON)[key]> };

function personColumns(given: PersonFields) {
  return {
    permissions: given.permissions && [...new Set(given.permissions)],
    isChecker: given.is_checker,
    email: given.email,
    firstName: given.first_name,
    lastName: given.last_name,
    phone: given.phone,
  };
}

export const NewUser = object({
  username: matching(USERNAME, 150, USERNAME_RULE).describe(
    "Name for signing in: letters, digits and `@ . + - _`; unique over all merchants.",
  ),
  password: password().describe(
    "Password, 12 to 128 characters, not a common one and not the name of the user or merchant. No answer shows it.",
  ),
  ...PERSON,
}).transform(({ username, password, ...given }) => ({ username, password, ...personColumns(given) }));
export type NewUser = z.infer<typeof NewUser>;

export const UserPatch = object({
  username: optional(matching(USERNAME, 150, USERNAME_RULE)).describe(
    "Name for signing in: letters, digits and `@ . + - _`; unique over all merchants.",
  ),
  password: optional(password()).describe(
    "New password, 12 to 128 characters, not a common one and not the name of the user or merchant. No answer shows it.",
  ),
  ...PERSON,
}).transform(({ username, password, ...given }) => ({ username, password, ...personColumns(given) }));
export type UserPatch = z.infer<typeof UserPatch>;

export const Invitation = object({
  username: matching(USERNAME, 150, USERNAME_RULE),
  ...PERSON,
  email: email(254),
  language: choice(LANGUAGES),
}).transform(({ username, language, email, ...given }) => ({ username, language, ...personColumns(given), email }));
export type Invitation = z.infer<typeof Invitation>;

export const IdleMinutes = object({ minutes: integer(IDLE_MINUTES.least, IDLE_MINUTES.most) });

export const NewPassword = object({ next: password() });

export const Login = object({
  username: text(150).describe("The user's name."),
  password: field((value) => (typeof value === "string" ? value : refuse("Not a valid string.")), {
    type: "string",
  }).describe("The user's password."),
});
export type Login = z.infer<typeof Login>;
