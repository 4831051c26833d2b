<?php
/**
 * Fills an empty WordPress with WooCommerce and Storefront: the farm shop of the manual.
 * `wp eval-file seed.php <folder with the pictures>`. It may run once.
 */
foreach (['image', 'media', 'nav-menu', 'user'] as $file) {
    require_once ABSPATH . "wp-admin/includes/$file.php";
}
// WP-CLI runs this file inside of a function. The functions below need these.
global $pictures, $category, $image, $parcel, $reduced;
add_filter('pre_wp_mail', '__return_true');
date_default_timezone_set('UTC');
$pictures = $args[0] ?? __DIR__ . '/pictures';

// The shop. What WooCommerce decides for a new one, it decides when someone opens the backend.

WC_Install::newly_installed();
foreach ([
    'blogname' => 'Hofladen Engadin',
    'blogdescription' => 'Feines aus dem Oberengadin',
    'timezone_string' => 'Europe/Zurich',
    'date_format' => 'j. F Y',
    'time_format' => 'H:i',
    'permalink_structure' => '/%postname%/',
    'comment_moderation' => 1,
    'woocommerce_store_address' => 'Via Nouva 12',
    'woocommerce_store_city' => 'Samedan',
    'woocommerce_store_postcode' => '7503',
    'woocommerce_default_country' => 'CH:GR',
    'woocommerce_currency' => 'CHF',
    'woocommerce_currency_pos' => 'left_space',
    'woocommerce_price_thousand_sep' => "'",
    'woocommerce_price_decimal_sep' => '.',
    'woocommerce_price_num_decimals' => 2,
    'woocommerce_weight_unit' => 'kg',
    'woocommerce_dimension_unit' => 'cm',
    'woocommerce_calc_taxes' => 'yes',
    'woocommerce_prices_include_tax' => 'yes',
    'woocommerce_tax_display_shop' => 'incl',
    'woocommerce_tax_display_cart' => 'incl',
    'woocommerce_email_from_name' => 'Hofladen Engadin',
    'woocommerce_email_from_address' => 'shop@hofladen-engadin.example',
    'woocommerce_coming_soon' => 'no',
    'woocommerce_allow_tracking' => 'no',
    'woocommerce_show_marketplace_suggestions' => 'no',
    'woocommerce_task_list_hidden' => 'yes',
    'woocommerce_extended_task_list_hidden' => 'yes',
    'woocommerce_onboarding_profile' => ['skipped' => true],
    'woocommerce_admin_install_timestamp' => strtotime('2026-09-01'),
    'woocommerce_revenue_report_date_tour_shown' => 'yes',
    'woocommerce_orders_report_date_tour_shown' => 'yes',
    'woocommerce_analytics_scheduled_import' => 'no',
    'woocommerce_bacs_settings' => ['enabled' => 'yes', 'title' => 'Vorauskasse (Banküberweisung)'],
    'woocommerce_cod_settings' => ['enabled' => 'yes', 'title' => 'Barzahlung bei Abholung'],
    'storefront_nux_dismissed' => true,
] as $name => $value) {
    update_option($name, $value);
}
WC_Install::create_pages();
WC_Install::create_terms();
$reduced = WC_Tax::get_tax_class_slugs()[0];
foreach ([['', '8.1000'], [$reduced, '2.6000']] as $order => [$class, $rate]) {
    WC_Tax::_insert_tax_rate([
        'tax_rate_country' => 'CH', 'tax_rate_state' => '', 'tax_rate' => $rate, 'tax_rate_name' => 'MWST',
        'tax_rate_priority' => 1, 'tax_rate_compound' => 0, 'tax_rate_shipping' => 1, 'tax_rate_order' => $order,
        'tax_rate_class' => $class,
    ]);
}
$zone = new WC_Shipping_Zone();
$zone->set_zone_name('Schweiz');
$zone->add_location('CH', 'country');
$zone->save();
foreach ([
    'flat_rate' => ['title' => 'Versand Paket', 'tax_status' => 'taxable', 'cost' => '8.77'],
    'local_pickup' => ['title' => 'Abholung vor Ort', 'tax_status' => 'none', 'cost' => ''],
] as $method => $settings) {
    update_option("woocommerce_{$method}_{$zone->add_shipping_method($method)}_settings", $settings);
}
$parcel = wp_insert_term('Paket', 'product_shipping_class')['term_id'];
wp_insert_term('Brief', 'product_shipping_class');

// People: the manual is for the shop manager, and an administrator shows what she may not do.

wp_update_user(['ID' => 1, 'display_name' => 'Agentur', 'nickname' => 'Agentur']);
$ladina = wp_insert_user([
    'user_login' => 'ladina.muster', 'user_pass' => 'Arvenholz!2026', 'user_email' => 'ladina.muster@example.ch',
    'first_name' => 'Ladina', 'last_name' => 'Muster', 'display_name' => 'Ladina Muster', 'role' => 'shop_manager',
]);
$gian = wp_insert_user([
    'user_login' => 'gian.birkmoser', 'user_pass' => wp_generate_password(), 'user_email' => 'gian.birkmoser@example.ch',
    'first_name' => 'Gian', 'last_name' => 'Birkmoser', 'display_name' => 'Gian Birkmoser', 'role' => 'author',
]);
foreach ([1, $ladina] as $user) {
    update_user_meta($user, 'show_welcome_panel', 0);
    update_user_meta($user, 'metaboxhidden_dashboard', ['dashboard_primary', 'dashboard_site_health', 'dashboard_quick_press', 'dashboard_activity', 'wc_admin_dashboard_setup']);
    update_user_meta($user, 'manageedit-productcolumnshidden', ['product_tag', 'taxonomy-product_brand']);
    update_user_meta($user, 'metaboxhidden_nav-menus', []);
    foreach (['revenue', 'orders'] as $report) {
        update_user_meta($user, "woocommerce_admin_{$report}_report_date_tour_shown", '"yes"');
    }
    update_user_meta($user, 'wp_persisted_preferences', [
        'core/edit-post' => ['welcomeGuide' => false, 'welcomeGuideTemplate' => false, 'fullscreenMode' => true],
        'core/edit-site' => ['welcomeGuide' => false, 'welcomeGuidePage' => false, 'welcomeGuideStyles' => false, 'welcomeGuideTemplate' => false],
        'core' => ['enableChoosePatternModal' => false],
        '_modified' => '2026-11-01T08:00:00Z',
    ]);
}
wp_set_current_user($ladina);

// Pictures.

/** Puts a picture into the media library. */
function picture(string $name, string $alt): int
{
    global $pictures;
    $upload = wp_upload_bits("$name.jpg", null, file_get_contents("$pictures/$name.jpg"), '2026/10');
    $id = wp_insert_attachment([
        'post_mime_type' => 'image/jpeg', 'post_title' => $name, 'post_status' => 'inherit', 'post_date' => '2026-10-02 09:00:00',
    ], $upload['file']);
    wp_update_attachment_metadata($id, wp_generate_attachment_metadata($id, $upload['file']));
    update_post_meta($id, '_wp_attachment_image_alt', $alt);
    return $id;
}
$image = [];
foreach ([
    'bergsee' => 'Bergsee vor den Gipfeln', 'hofladen-abend' => 'Der Hofladen im Abendlicht',
    'tshirt-blau' => 'Blaues T-Shirt mit Aufdruck Engadin', 'tshirt-rot' => 'Rotes T-Shirt mit Aufdruck Engadin',
    'honigloeffel' => 'Honiglöffel aus Arvenholz', 'brotbackkurs' => 'Laib Holzofenbrot', 'alpkaese' => 'Stück Alpkäse',
    'engadiner-nusstorte' => 'Ganze Nusstorte', 'preiselbeer-konfituere' => 'Glas Preiselbeer-Konfitüre',
    'bergbluetenhonig' => 'Glas Bergblütenhonig', 'engadin-sommer' => 'Berge und Wiesen im Sommer', 'hofladen' => '',
] as $name => $alt) {
    $image[$name] = picture($name, $alt);
}

// Seven products.

foreach (['Honig', 'Konfitüre', 'Backwaren', 'Käse', 'Textilien', 'Kurse'] as $name) {
    $category[$name] = wp_insert_term($name, 'product_cat')['term_id'];
}

/** Creates a simple product. `$more` are properties of WooCommerce that differ from the rest. */
function product(string $name, string $sku, string $price, string $category_name, string $picture, string $short, string $long, array $more = []): WC_Product
{
    global $category, $image, $parcel, $reduced;
    $product = new WC_Product_Simple();
    $product->set_props($more + [
        'name' => $name, 'sku' => $sku, 'regular_price' => $price, 'category_ids' => [$category[$category_name]],
        'image_id' => $image[$picture], 'short_description' => $short, 'description' => $long,
        'tax_class' => $reduced, 'manage_stock' => true, 'weight' => '0.6', 'shipping_class_id' => $parcel,
        'date_created' => '2026-09-01T08:00:00',
    ]);
    $product->save();
    return $product;
}
$honey = product('Bergblütenhonig 500 g', 'HON-500', '18.50', 'Honig', 'bergbluetenhonig', 'Cremig gerührt, im Glas.', "Honig von Völkern auf 1'800 m über Meer, geerntet im August rund um Samedan.", ['stock_quantity' => 70]);
$jam = product('Preiselbeer-Konfitüre 250 g', 'KON-250', '9.80', 'Konfitüre', 'preiselbeer-konfituere', 'Von Hand gerührt.', 'Preiselbeeren aus dem Val Bever.', ['stock_quantity' => 20, 'low_stock_amount' => 5]);
$cake = product('Engadiner Nusstorte', 'NUS-001', '32.00', 'Backwaren', 'engadiner-nusstorte', 'Vier Wochen haltbar.', 'Mürbeteig, Baumnüsse, Rahm und Honig.', ['stock_quantity' => 45]);
$cheese = product('Alpkäse 400 g', 'ALP-400', '14.20', 'Käse', 'alpkaese', 'Zwölf Monate gereift.', 'Von der Alp im Val Roseg.', ['stock_quantity' => 8]);
$spoon = product('Honiglöffel Arve', 'LOE-001', '6.50', 'Honig', 'honigloeffel', 'Gedrechselt in Zernez.', 'Aus Arvenholz, geölt.', ['stock_quantity' => 35, 'tax_class' => '', 'weight' => '0.1']);
$course = product('Brotbackkurs', 'KUR-001', '85.00', 'Kurse', 'brotbackkurs', 'Drei Stunden am Holzofen.', 'Jeden ersten Samstag im Monat, 9 bis 12 Uhr.', ['virtual' => true, 'manage_stock' => false, 'tax_class' => '', 'weight' => '', 'shipping_class_id' => 0]);

$shirt = new WC_Product_Variable();
$shirt->set_props([
    'name' => 'T-Shirt «Engadin»', 'sku' => 'TSH', 'category_ids' => [$category['Textilien']], 'image_id' => $image['tshirt-rot'],
    'short_description' => 'Bio-Baumwolle.', 'description' => 'In Samedan bedruckt.', 'shipping_class_id' => $parcel, 'date_created' => '2026-09-01T08:00:00',
]);
$shirt->set_attributes(array_map(function (string $name, array $options) {
    $attribute = new WC_Product_Attribute();
    $attribute->set_name($name);
    $attribute->set_options($options);
    $attribute->set_visible(true);
    $attribute->set_variation(true);
    return $attribute;
}, ['Grösse', 'Farbe'], [['S', 'M', 'L'], ['Rot', 'Blau']]));
$shirt->save();
$variations = [];
foreach (['S', 'M', 'L'] as $size) {
    foreach (['Rot' => 'tshirt-rot', 'Blau' => 'tshirt-blau'] as $colour => $name) {
        $variation = new WC_Product_Variation();
        $variation->set_props([
            'parent_id' => $shirt->get_id(), 'attributes' => [sanitize_title('Grösse') => $size, 'farbe' => $colour],
            'regular_price' => '39.00', 'manage_stock' => true, 'stock_quantity' => 16, 'image_id' => $image[$name],
        ]);
        $variation->save();
        $variations["$size $colour"] = $variation;
    }
}
WC_Product_Variable::sync($shirt->get_id());

// Two coupons.

foreach ([
    ['code' => 'HERBST2026', 'description' => 'Flyer im Herbst', 'discount_type' => 'percent', 'amount' => 10, 'date_expires' => '2026-12-31', 'usage_limit' => 100, 'individual_use' => true],
    ['code' => 'STAMMGAST', 'description' => 'Für Stammgäste', 'discount_type' => 'fixed_cart', 'amount' => 5],
] as $properties) {
    $coupon = new WC_Coupon();
    $coupon->set_props($properties);
    $coupon->save();
}

// Orders: some weeks for the statistics, then eight in all states.

$people = [
    ['Martina', 'Tannegger', 'Dorfstrasse 4', '8004', 'Zürich'], ['Reto', 'Bachthaler', 'Gartenweg 12', '3011', 'Bern'],
    ['Anna', 'Steinbrugger', 'Seestrasse 8', '6003', 'Luzern'], ['Luca', 'Rosshalder', 'Via Maistra 20', '7500', 'St. Moritz'],
    ['Nina', 'Weidacher', 'Bahnhofstrasse 31', '9000', 'St. Gallen'], ['Flurin', 'Alpstein', 'Sur Punt 6', '7524', 'Zuoz'],
];

/** Places an order as the checkout does. */
function order(string $date, string $status, array $person, array $items, string $coupon = '', bool $pickup = false): WC_Order
{
    [$first, $last, $street, $postcode, $city] = $person;
    $order = wc_create_order();
    $address = [
        'first_name' => $first, 'last_name' => $last, 'address_1' => $street, 'postcode' => $postcode, 'city' => $city, 'country' => 'CH',
    ];
    $order->set_address($address + ['email' => strtolower("$first.$last@example.ch"), 'phone' => '+41 81 555 01 0' . strlen($last)], 'billing');
    $order->set_address($address, 'shipping');
    foreach ($items as [$product, $quantity]) {
        $order->add_product($product, $quantity);
    }
    $shipping = new WC_Order_Item_Shipping();
    $shipping->set_props($pickup
        ? ['method_title' => 'Abholung vor Ort', 'method_id' => 'local_pickup', 'total' => 0]
        : ['method_title' => 'Versand Paket', 'method_id' => 'flat_rate', 'total' => 8.77]);
    $order->add_item($shipping);
    if ($coupon) {
        $order->apply_coupon($coupon);
    }
    $order->set_payment_method($pickup ? 'cod' : 'bacs');
    $order->set_payment_method_title($pickup ? 'Barzahlung bei Abholung' : 'Vorauskasse (Banküberweisung)');
    $order->set_created_via('checkout');
    $order->set_date_created($date);
    $order->calculate_totals();
    $order->update_meta_data('_wc_order_attribution_source_type', 'typein');
    if (in_array($status, ['processing', 'completed', 'refunded'], true)) {
        $order->set_date_paid($date);
    }
    if ($status === 'completed') {
        $order->set_date_completed($date);
    }
    $order->set_status($status === 'checkout-draft' || $status === 'pending' ? $status : 'pending');
    $order->save();
    if ($order->get_status() !== $status) {
        $order->update_status($status);
    }
    // The notes of the order are as old as the order.
    global $wpdb;
    $day = str_replace('T', ' ', $date);
    $wpdb->update($wpdb->comments, ['comment_date' => $day, 'comment_date_gmt' => $day], ['comment_post_ID' => $order->get_id()]);
    return $order;
}
$baskets = [[[$honey, 2]], [[$cake, 1], [$jam, 1]], [[$variations['M Rot'], 1]], [[$honey, 1], [$spoon, 1]], [[$cake, 2]], [[$course, 1]], [[$cheese, 1], [$honey, 1]]];
$orders = [];
foreach (range(0, 41) as $n) {
    $date = gmdate('Y-m-d\TH:i:s', strtotime('2026-09-08 08:20:00') + $n * 158400);
    $orders[] = order($date, 'completed', $people[$n % 6], $baskets[($n * 3) % 7], $n % 9 === 4 ? 'herbst2026' : '');
}
$orders[] = order('2026-11-20T09:14:00', 'completed', $people[0], [[$honey, 2], [$cake, 1]]);
$orders[] = order('2026-11-21T15:40:00', 'failed', $people[5], [[$variations['L Blau'], 1]]);
$orders[] = order('2026-11-22T10:05:00', 'cancelled', $people[4], [[$jam, 2]]);
$orders[] = $refunded = order('2026-11-22T18:31:00', 'completed', $people[3], [[$spoon, 2]]);
$orders[] = order('2026-11-23T08:12:00', 'processing', $people[1], [[$honey, 2], [$cake, 1]]);
$orders[] = order('2026-11-24T11:47:00', 'processing', $people[3], [[$cheese, 1], [$jam, 1]], '', true);
$orders[] = order('2026-11-25T20:22:00', 'on-hold', $people[2], [[$variations['M Blau'], 1], [$honey, 1]], 'stammgast');
$orders[] = order('2026-11-26T07:55:00', 'pending', $people[4], [[$cake, 1]]);
wc_create_refund(['order_id' => $refunded->get_id(), 'amount' => $refunded->get_total(), 'reason' => 'Doppelt bestellt']);
foreach ([[$honey, 42], [$jam, 3], [$cake, 18], [$cheese, 0], [$spoon, 25]] as [$product, $quantity]) {
    wc_update_product_stock($product->get_id(), $quantity);
}
foreach ($variations as $variation) {
    wc_update_product_stock($variation->get_id(), 8);
}

// Pages, news, comments, reviews and the menu.

/** Writes a page or a post from paragraphs. */
function text(string $type, string $title, array $paragraphs, array $more = []): int
{
    $blocks = array_map(fn (string $text) => "<!-- wp:paragraph -->\n<p>$text</p>\n<!-- /wp:paragraph -->", $paragraphs);
    return wp_insert_post($more + [
        'post_type' => $type, 'post_status' => 'publish', 'post_title' => $title, 'post_content' => implode("\n\n", $blocks), 'post_date' => '2026-10-05 09:00:00',
    ]);
}
foreach (get_posts(['post_type' => ['page', 'post'], 'post_status' => 'any', 'numberposts' => -1]) as $post) {
    if (in_array($post->post_name, ['sample-page', 'beispiel-seite', 'hello-world', 'hallo-welt', 'privacy-policy', 'datenschutzerklaerung'], true)) {
        wp_delete_post($post->ID, true);
    }
}
// WooCommerce's own pages and pictures would be the newest.
foreach (get_posts(['post_type' => ['page', 'attachment'], 'post_status' => 'any', 'numberposts' => -1, 'author' => 0]) as $post) {
    if ((int) $post->post_author !== $ladina) {
        wp_update_post(['ID' => $post->ID, 'post_date' => '2026-09-01 08:00:00', 'post_date_gmt' => '2026-09-01 06:00:00', 'edit_date' => true]);
    }
}
wp_update_term(1, 'category', ['name' => 'Neuigkeiten', 'slug' => 'neuigkeiten']);
$picture_url = wp_get_attachment_image_url($image['hofladen'], 'large');
$picture_block = "<!-- wp:image {\"id\":{$image['hofladen']},\"sizeSlug\":\"large\"} -->\n<figure class=\"wp-block-image size-large\"><img src=\"$picture_url\" alt=\"\" class=\"wp-image-{$image['hofladen']}\"/></figure>\n<!-- /wp:image -->";
$home = text('page', 'Willkommen', ['Feines aus dem Oberengadin, frisch vom Hof.', 'Wir versenden in die ganze Schweiz.']);
$about = text('page', 'Über uns', ['Seit 1987 verkaufen wir in Samedan, was auf unseren Wiesen und Alpen wächst.']);
foreach ([
    'Der Hofladen ist von Montag bis Samstag offen.',
    'Der Hofladen ist von Dienstag bis Samstag offen.',
] as $sentence) {
    wp_update_post(['ID' => $about, 'post_content' => "<!-- wp:paragraph -->\n<p>Seit 1987 verkaufen wir in Samedan, was auf unseren Wiesen und Alpen wächst.</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:paragraph -->\n<p>$sentence</p>\n<!-- /wp:paragraph -->\n\n$picture_block"]);
}
$contact = text('page', 'Kontakt', ['Via Nouva 12, 7503 Samedan.', 'Fragen beantworten wir gerne am Telefon.']);
text('page', 'Winterpause', ['Im November bleibt der Laden zwei Wochen geschlossen.']);
$news = text('post', 'Neuer Honig ist da', ['Ab heute steht der Bergblütenhonig im Regal.'], ['post_date' => '2026-10-12 09:00:00']);
text('post', 'Herbstfest auf dem Hof', ['Am Samstag grillieren wir vor dem Laden.'], ['post_author' => $gian]);
set_post_thumbnail($news, $image['bergbluetenhonig']);
update_option('show_on_front', 'page');
update_option('page_on_front', $home);
wp_insert_comment(['comment_post_ID' => $news, 'comment_author' => 'Nina Weidacher', 'comment_author_email' => 'nina.weidacher@example.ch', 'comment_content' => 'Danke für den feinen Honig!', 'comment_approved' => 0, 'comment_date' => '2026-11-20 18:00:00']);
wp_insert_comment(['comment_post_ID' => $news, 'comment_author' => 'Bestpreis 24', 'comment_author_email' => 'angebot@example.org', 'comment_content' => 'Günstige Kredite für alle.', 'comment_approved' => 0, 'comment_date' => '2026-11-19 03:00:00']);
foreach ([['Reto Bachthaler', 'Sehr aromatisch und schön verpackt.', 5, $honey, 0], ['Anna Steinbrugger', 'Schmeckt wie beim letzten Besuch.', 5, $cake, 1], ['Bestpreis 24', 'Günstige Kredite für alle.', 1, $cake, 0]] as [$author, $text, $stars, $product, $approved]) {
    $review = wp_insert_comment([
        'comment_post_ID' => $product->get_id(), 'comment_author' => $author, 'comment_author_email' => sanitize_title($author) . '@example.ch',
        'comment_content' => $text, 'comment_type' => 'review', 'comment_approved' => $approved, 'comment_date' => '2026-11-18 12:00:00',
    ]);
    update_comment_meta($review, 'rating', $stars);
}
$menu = wp_create_nav_menu('Hauptmenü');
foreach ([$home, wc_get_page_id('shop'), $about] as $page) {
    wp_update_nav_menu_item($menu, 0, ['menu-item-object-id' => $page, 'menu-item-object' => 'page', 'menu-item-type' => 'post_type', 'menu-item-status' => 'publish']);
}
set_theme_mod('nav_menu_locations', ['primary' => $menu]);

// What WooCommerce prepares in the background.

foreach (wc_get_orders(['limit' => -1, 'return' => 'ids']) as $id) {
    \Automattic\WooCommerce\Internal\Admin\Schedulers\OrdersScheduler::import($id);
}
wc_update_product_lookup_tables();
delete_transient('_wc_activation_redirect');
flush_rewrite_rules();
