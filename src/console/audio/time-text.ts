/** Formats seconds as `1:07.42`, with hours if there are any. `decimals` is the number of decimal places. */
export function timeText(seconds: number, decimals = 2): string {
  const safe = Number.isFinite(seconds) ? Math.max(0, seconds) : 0;
  // Truncated, not rounded, so that the clock never runs ahead.
  const unit = 10 ** decimals;
  const units = Math.floor(safe * unit + 1e-6);
  const whole = Math.floor(units / unit);
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  const rest = String(whole % 60).padStart(2, '0');
  const fraction = decimals > 0 ? `.${String(units % unit).padStart(decimals, '0')}` : '';
  const head = hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}` : `${minutes}`;
  return `${head}:${rest}${fraction}`;
}
