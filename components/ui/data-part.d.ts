/** Elements of the embedded page name their part of a theme in `data-part`; only known names compile. */
import type { ThemeParts } from "../embed/theme-parts";

declare module "react" {
  interface HTMLAttributes<T> {
    "data-part"?: ThemeParts | undefined;
  }
  interface SVGAttributes<T> {
    "data-part"?: ThemeParts | undefined;
  }
}
