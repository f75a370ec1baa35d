import { endpoint, route } from "@/server/api/rest/route";
import { readSettings, SettingsPatch, updateSettings } from "@/server/domain/merchants";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({ auth: ["private_key"], needs: "merchant.settings", run: ({ ctx }) => readSettings(ctx) }),
  PATCH: endpoint({
    auth: ["private_key"],
    needs: "merchant.settings",
    body: SettingsPatch,
    run: ({ ctx, body }) => updateSettings(ctx, body),
  }),
});
