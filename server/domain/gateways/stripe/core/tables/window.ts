export const WINDOW = {
  ...{ aroundSeconds: 600, settledSeconds: 120, askAfterSeconds: 60, mostPages: 10 },
  fields: { objects: "data", id: "id", more: "has_more" },
};
