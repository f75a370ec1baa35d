"use client";
/** The latest answer to the checkout's form, for the fields inside a method. */
import { createContext } from "react";
import { type MethodFormState, NO_ANSWER } from "./form-answer";

export const LatestAnswer = createContext<MethodFormState>(NO_ANSWER);
