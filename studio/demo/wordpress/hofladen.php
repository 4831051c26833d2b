<?php
/**
 * Plugin Name: Hofladen
 * Description: For pictures of the manual: portraits without a foreign service, and no requests to other servers.
 */

/** Draws the initial of a name instead of asking Gravatar. */
add_filter('pre_get_avatar_data', function (array $args, $person) {
    $user = is_numeric($person) ? get_user_by('id', $person) : $person;
    $name = $user->display_name ?? $user->comment_author ?? (is_string($user) ? $user : 'H');
    $svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#4f7a57"/>'
        . '<text x="16" y="22" font-size="17" font-family="sans-serif" text-anchor="middle" fill="#fff">'
        . mb_strtoupper(mb_substr($name, 0, 1)) . '</text></svg>';
    $args['url'] = 'data:image/svg+xml;base64,' . base64_encode($svg);
    $args['found_avatar'] = true;
    return $args;
}, 10, 2);

add_filter('pre_http_request', fn () => new WP_Error('offline', 'The demo asks no other servers.'));
add_filter('kses_allowed_protocols', fn (array $protocols) => [...$protocols, 'data']);
add_filter('woocommerce_admin_get_feature_config', fn (array $features) => ['remote-inbox-notifications' => false, 'remote-free-extensions' => false] + $features);
