"use client";
/** The latest answer to the form of the one question, for what is asked inside a method. */
import { createContext } from "react";
import { type MethodFormState, NO_ANSWER } from "./form-answer";

export const LatestAnswer = createContext<MethodFormState>(NO_ANSWER);
