"use client";
import { createContext } from "react";
import { type MethodFormState, NO_ANSWER } from "./form-answer";

export const LatestAnswer = createContext<MethodFormState>(NO_ANSWER);
