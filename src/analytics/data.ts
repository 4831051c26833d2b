/** What the plugin tells the browser. */
export interface AnalyticsData {
  gtagId: string;
  consentRequired: boolean;
}
