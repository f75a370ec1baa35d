/** How users prove their identity; a user with a passkey may type a code instead. */
export const PROOFS = ["password", "code", "passkey"] as const;
export type ProofKind = (typeof PROOFS)[number];

export const PASSKEY_PURPOSES = ["create", "prove"] as const;
export type PasskeyPurpose = (typeof PASSKEY_PURPOSES)[number];
