export { default } from "@/app/[lang]/not-found";
